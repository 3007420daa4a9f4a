// The player of small games, which the web page's modules do without.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace kuhhandel::neural {

/// Returns a player of solvable games (bots/exact). nullptr in the page's modules, which would become 6 kB
/// larger although the page does not offer such games (without_exact_player.cpp).
std::unique_ptr<bots::Bot> make_exact_player();

}  // namespace kuhhandel::neural
