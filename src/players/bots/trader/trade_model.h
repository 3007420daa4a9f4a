// A trade at the table as a TradeGame: the sums in rungs, what the outcomes are worth, what the two may hold.
#pragma once

#include "bots/farmer/outlook.h"
#include "bots/trader/bet_buckets.h"
#include "bots/trader/payable_sums.h"
#include "bots/trader/trade_game.h"
#include "engine/phase.h"

namespace kuhhandel::bots {

/// The signal that so many cards give; all give the same where the number is concealed (C6.4).
std::size_t signal_of(Ruleset const& rules, int cards);

/// What a hand can lay, on that ladder.
TradeHand trade_hand(Ruleset const& rules, BetBuckets const& buckets, PayableSums const& sums);

/// A ladder for the trade, up to what either can lay, fine where both would.
BetBuckets bet_buckets_for(Outlook const& outlook, Trade const& trade);

/// One player's part of all points after each outcome, and what the animals are in it.
struct TradeShare {
  TradeWorths after;
  float stake;  // having them for nothing rather than losing them for nothing; above 0
};
struct TradeShares {
  TradeShare challenger;
  TradeShare challenged;
};
TradeShares shares_of(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets);

/// The trade without hands yet: each weighs what they gain against what the other gains, both in parts of
/// what the animals are to them.
TradeGame game_without_hands(TradeShares const& shares);

}  // namespace kuhhandel::bots
