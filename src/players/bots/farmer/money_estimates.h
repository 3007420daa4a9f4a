// Estimates of everyone's money: exact if everything was public, guessed after secret trades.
#pragma once

#include <array>

#include "engine/bounds/bounds.h"
#include "engine/bounds/secret_deal.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/seat.h"
#include "engine/visit.h"

namespace kuhhandel::bots {

/// A range of possible sums.
struct SumRange {
  double least;
  double most;
};

class MoneyEstimates {
 public:
  MoneyEstimates() = default;
  MoneyEstimates(Edition const& edition, int seats);

  void see(SeenEvent const& event);

  /// Returns the best estimate of the money of `seat`, including a pending offer.
  double money(Seat seat) const { return estimate(seat).money; }

  /// Returns the possible error of the estimate; 0 if every card was seen.
  double uncertainty(Seat seat) const { return estimate(seat).uncertainty; }

  /// Returns the possible sums of this number of cards of the hand.
  SumRange sums_of(Seat seat, int cards) const;

 private:
  struct Estimate {
    double money = 0;
    double uncertainty = 0;
    int cards = 0;
  };

  Estimate& estimate(Seat seat) { return money_estimates_[seat]; }
  Estimate const& estimate(Seat seat) const { return money_estimates_[seat]; }

  void follow(event::Payday const& payday);
  void follow(event::Knocked const& hammer) { owed_ = hammer.to.amount; }
  void follow(event::ShowedHand const& shown);
  void follow(event::Paid<SeenMoney> const& paid);
  void follow(event::Accepted<SeenMoney> const& accepted);
  void follow(event::Revealed<SeenMoney> const& reveal);
  void follow(event::Claimed const&) { owed_ = 0; }
  void follow(event::LaidOnRat<SeenMoney> const& laid);
  void follow(event::RatMoney<SeenMoney> const& money);
  void follow(event::Drew<SeenMoney> const& drew);
  void follow(OneOf<event::Turn, event::Skipped, event::TurnedUp, event::Raised, event::Kept, event::Sold,
                    event::Bought, event::AuctionedAgain, event::AuctionGoesOn, event::Took, event::Quartet,
                    event::TookBonus, event::Stopped, event::Challenged, event::Tied, event::Over,
                    event::Offered<SeenMoney>, event::Countered<SeenMoney>, event::CountedDown,
                    event::ClaimSold, event::ClaimBought, event::ShowedTooFew, event::TookPedigree,
                    event::Looked, event::Divided, event::MustExclude, event::Excluded> auto const&) {}

  double guess(Seat giver, SeenMoney const& laid) const;
  void move(Seat from, Seat to, SeenMoney const& laid, double sum);
  void pass(Seat from, Seat to, MoneyCards cards);
  void pass_unseen(SecretDeal const& deal);
  bool accounts_fit() const;
  void reconcile();
  SumRange range_of(Seat seat) const;

  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Money owed_ = 0;   // the amount of the last sold lot
  Estimate on_rat_;  // the money laid next to the rat
  PerSeat<Estimate> money_estimates_{};
  Bounds bounds_;  // useless if contradictory: the game did not start as the edition specifies
};

}  // namespace kuhhandel::bots
