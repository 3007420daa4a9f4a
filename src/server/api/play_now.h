// What the server answers to who wants to play now, among strangers (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

/// A seat at once: at a table where somebody waits, or at one that is opened.
HttpAnswer play_now(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
