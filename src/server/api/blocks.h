// What the server answers about whom the owner of a name does not want to meet (names/blocks.h). Who is
// blocked is told nothing.
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

HttpAnswer show_blocks(RoutedRequest const& asked);
HttpAnswer change_blocks(RoutedRequest const& asked);

/// By which name another at the table sits there: only a kept one can be blocked for good.
Answer tell_sitting(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
