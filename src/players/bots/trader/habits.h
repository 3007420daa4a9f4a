// A model of players who do not solve the trade. Regardless of the signal, their sums are spread evenly up to
// slightly above the animals' worth to them, or up to all they have.
#pragma once

#include "bots/farmer/outlook.h"
#include "bots/trader/bet_buckets.h"
#include "bots/trader/trade_game.h"
#include "engine/phase.h"

namespace kuhhandel::bots {

/// The players who may be challenged: their possible hands, and their observed acceptance rate.
struct ChallengedHands {
  TradeHands const& hands;
  double acceptance;
};

/// For a challenger's game: a share of the challenged players answers by habit.
Habits answers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                        ChallengedHands const& challenged);

/// For a challenged player's game: a share of the challengers, who hold one of `hands`, lays by habit.
Habits offers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                       TradeHands const& hands);

}  // namespace kuhhandel::bots
