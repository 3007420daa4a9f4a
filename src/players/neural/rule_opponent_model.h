// The others as farmers: what each of them would do by rules of thumb, as far as one seat can tell, and how
// likely it is that they do. Traders bid so too.
#pragma once

#include "bots/bot.h"
#include "bots/farmer/money_estimates.h"
#include "bots/farmer/situation.h"
#include "bots/farmer/trade_stats.h"
#include "engine/choices.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/rng.h"
#include "engine/state.h"

namespace kuhhandel::neural {

/// A value, which follows a game by what one seat is told.
class RuleOpponentModel {
 public:
  RuleOpponentModel() = default;
  RuleOpponentModel(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);

  /// How likely that seat is one, from 0 to 1, by the bids that all have heard: farmers often leap, who has
  /// learned or imagines raises by the least.
  float chance(Seat seat) const { return chances_[seat]; }
  /// Each of the others with the chance that they are one.
  SeatSet drawn(Rng& rng) const;

  /// What the one who is asked would do, were they a farmer in that imagined game.
  bots::Choice choice(Question const& question, Rng& rng) const;
  /// Their answer to a bid that is asked by ceilings.
  int ceiling(Question const& question) const;

 private:
  bots::Situation situation(View const& view, Seat seat) const;
  void weigh(Bid const& bid);

  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Seat self_{};
  Money standing_ = 0;  // the highest bid for the lot
  PerSeat<float> chances_{};
  PerSeat<bots::MoneyEstimates> money_estimates_{};  // as each of them sees them
  bots::TradeStats trade_stats_;
};

}  // namespace kuhhandel::neural
