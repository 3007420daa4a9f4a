// What the server answers about ratings (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

/// What anybody may know of a name.
Answer show_name(RoutedRequest const& asked);
/// What a game changed.
Answer show_rated_game(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
