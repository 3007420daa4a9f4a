// The line-ups of a league.
#pragma once

#include <vector>

#include "tournament/bot_names.h"

namespace kuhhandel::tournament {

/// Every choice of so many seats from the bots, each as often as one likes, in their order; not those of a
/// single bot, which would only beat itself. With `pairs` those of two bots alone: there nobody else's
/// weakness decides who of them wins, as the cross table asks.
std::vector<BotNames> line_ups_of(BotNames const& bots, int seats, bool pairs);

}  // namespace kuhhandel::tournament
