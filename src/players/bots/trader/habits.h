// How people trade who do not solve it. Whatever is shown, sums are spread evenly up to a little above what
// the animals are worth to them, or all they have.
#pragma once

#include "bots/farmer/outlook.h"
#include "bots/trader/bet_buckets.h"
#include "bots/trader/trade_game.h"
#include "engine/phase.h"

namespace kuhhandel::bots {

/// Those who may be challenged: the hands they may hold, and how often they are seen to accept.
struct ChallengedHands {
  TradeHands const& hands;
  double acceptance;
};

/// For a challenger's game: a part of those challenged answers by habit.
Habits answers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                        ChallengedHands const& challenged);

/// For a challenged player's game: a part of the challengers, who hold one of `hands`, lays by habit.
Habits offers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                       TradeHands const& hands);

}  // namespace kuhhandel::bots
