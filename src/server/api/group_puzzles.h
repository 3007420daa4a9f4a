// What the server answers about the puzzles of days in a group: who solved them (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

Answer show_puzzles(RoutedRequest const& asked);
/// By those who may write down games: the browser in which the try was made.
Answer enter_puzzle(RoutedRequest const& asked);
/// Where it was entered for the wrong player.
Answer take_back_puzzle(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
