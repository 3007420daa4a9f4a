// What the server answers about the deal of the day (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

/// Somebody's game is played again, and counted.
Answer count_daily(RoutedRequest const& asked);
/// How all did, as one with so many points sees it.
Answer show_daily(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
