// What everybody's money may be: known to the card where all was public, guessed where two traded in secret.
#pragma once

#include <array>

#include "engine/bounds/bounds.h"
#include "engine/bounds/secret_deal.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/seat.h"
#include "engine/visit.h"

namespace kuhhandel::bots {

/// Sums between which something lies.
struct SumRange {
  double least;
  double most;
};

class MoneyEstimates {
 public:
  MoneyEstimates() = default;
  MoneyEstimates(Edition const& edition, int seats);

  void see(SeenEvent const& event);

  /// The best guess of what `seat` holds, an offer that lies included.
  double money(Seat seat) const { return estimate(seat).money; }

  /// How far the guess may be wrong; 0 where every card was seen.
  double uncertainty(Seat seat) const { return estimate(seat).uncertainty; }

  /// What so many cards of its hand may come to.
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
  Money owed_ = 0;   // the amount that the hammer last fell on
  Estimate on_rat_;  // what was laid beside the rat
  PerSeat<Estimate> money_estimates_{};
  Bounds bounds_;  // of no use once it contradicts itself: the game did not begin as the edition says
};

}  // namespace kuhhandel::bots
