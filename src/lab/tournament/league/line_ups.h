// The line-ups of a league.
#pragma once

#include <vector>

#include "tournament/bot_names.h"

namespace kuhhandel::tournament {

/// Returns every multiset of `seats` bots, in their order, except those of a single bot. With `pairs`, only
/// those of two bots: there no third player's weakness decides, as the cross table requires.
std::vector<BotNames> line_ups_of(BotNames const& bots, int seats, bool pairs);

}  // namespace kuhhandel::tournament
