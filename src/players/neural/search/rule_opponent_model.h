// Models the other players as farmers: their choices by rules of thumb, from one seat's knowledge, and the
// probability that they are farmers. Traders bid in the same way.
#pragma once

#include "bots/bot.h"
#include "bots/farmer/money_estimates.h"
#include "bots/farmer/situation.h"
#include "bots/farmer/trade_stats.h"
#include "engine/choices/choices.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/random/rng.h"
#include "engine/state.h"

namespace kuhhandel::neural {

/// The share of a farmer's raises that are above the minimum, in games of all kinds of bots; other bots have
/// much lower shares.
inline constexpr float kLeapsOfFarmers = 0.43F;

/// A value that follows a game by the events that one seat receives.
class RuleOpponentModel {
 public:
  RuleOpponentModel() = default;
  RuleOpponentModel(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);

  /// Returns the probability, from 0 to 1, that this seat is a farmer, judged by its public bids: farmers
  /// often make jump bids, whereas bots that learned or look ahead raise by the minimum.
  float chance(Seat seat) const { return chances_[seat]; }
  /// Returns a random set of the others, each included with its probability.
  SeatSet drawn(Rng& rng) const;

  /// Returns the choice of the asked seat if it were a farmer in this imagined game.
  bots::Choice choice(Question const& question, Rng& rng) const;
  /// Returns its answer to a bid by ceilings.
  int ceiling(Question const& question) const;

 private:
  bots::Situation situation(View const& view, Seat seat) const;
  void weigh(Bid const& bid);

  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Seat self_{};
  Money standing_ = 0;  // the highest bid for the lot
  PerSeat<float> chances_{};
  PerSeat<bots::MoneyEstimates> money_estimates_{};  // from the perspective of each
  bots::TradeStats trade_stats_;
};

}  // namespace kuhhandel::neural
