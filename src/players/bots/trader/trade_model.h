// Models a trade at the table as a TradeGame: the buckets of sums, the worth of the outcomes, the possible
// hands.
#pragma once

#include "bots/farmer/outlook.h"
#include "bots/trader/bet_buckets.h"
#include "bots/trader/payable_sums.h"
#include "bots/trader/trade_game.h"
#include "engine/phase.h"

namespace kuhhandel::bots {

/// Returns the signal of this number of cards; it is always the same if the number is concealed (C6.4).
std::size_t signal_of(Ruleset const& rules, int cards);

/// Returns what a hand can lay, in these buckets.
TradeHand trade_hand(Ruleset const& rules, BetBuckets const& buckets, PayableSums const& sums);

/// Returns buckets for the trade, up to what either player can lay, and fine where both would.
BetBuckets bet_buckets_for(Outlook const& outlook, Trade const& trade);

/// One player's share of all points after each outcome, and the effect of the animals on it.
struct TradeShare {
  TradeWorths after;
  float stake;  // the difference between getting and losing the animals for nothing; above 0
};
struct TradeShares {
  TradeShare challenger;
  TradeShare challenged;
};
TradeShares shares_of(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets);

/// Returns the game without hands: each player weighs their own gain against the other's, both as fractions
/// of the animals' worth to them.
TradeGame game_without_hands(TradeShares const& shares);

}  // namespace kuhhandel::bots
