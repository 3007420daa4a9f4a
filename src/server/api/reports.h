// What people report of each other (moderation/reports.h).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

Answer report_player(RoutedRequest const& asked);

/// For how long what is kept.
HttpAnswer show_keeping(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
