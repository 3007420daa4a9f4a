// One seat's beliefs about everyone's money: certain knowledge (Bounds), and imagined worlds for the rest.
#pragma once

#include <vector>

#include "bots/beliefs/hands.h"
#include "bots/beliefs/imagined_deal.h"
#include "engine/bounds/bounds.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/phases/answer.h"
#include "engine/state.h"
#include "engine/view.h"
#include "engine/visit.h"

namespace kuhhandel::bots {

/// Follows a game by the events that a seat sees and by its views. Worlds are sampled by playing every secret
/// trade at random such that numbers of cards and winners match the events. Worlds that contradict later
/// events are repaired. A bid makes worlds more likely in which the bidder could pay it.
class Beliefs {
 public:
  Beliefs() = default;
  /// Starts with the edition's hands; `seed` is for the imagined worlds.
  Beliefs(Edition const& edition, int seats, Seat self, std::uint64_t seed);

  void see(SeenEvent const& event);
  /// Must be called with the seat's view before any query: it provides the numbers of cards. If the view
  /// contradicts all earlier events (a game that starts in the middle), only the view is used.
  void look(View const& view);

  Bounds const& certain() const { return bounds_; }
  /// Returns whether nothing about this hand is hidden.
  bool exact(Seat seat) const { return bounds_.of(seat).certain() == bounds_.of(seat).possible(); }
  /// Returns the expected sum of this hand, including a pending offer.
  double money(Seat seat) const;
  /// Returns everyone's hands in a random world; all worlds are equally likely.
  Hands sample(Rng& rng) const;
  /// Returns a complete state that agrees with such a world, with imagined pile and pending offer. Its view
  /// is `view`, the one last passed to look().
  State imagine(View const& view, Rng& rng) const;

 private:
  void follow(event::Payday const& payday);
  void follow(event::Raised const& raise);
  void follow(event::Knocked const& hammer) { owed_ = hammer.to.amount; }
  void follow(event::ShowedHand const& shown);
  void follow(event::Paid<SeenMoney> const& paid);
  void follow(event::Accepted<SeenMoney> const& accepted);
  void follow(event::Revealed<SeenMoney> const& reveal);
  void follow(
      OneOf<event::Turn, event::Skipped, event::TurnedUp, event::Kept, event::Sold, event::Bought,
            event::AuctionedAgain, event::AuctionGoesOn, event::Took, event::Quartet, event::TookBonus,
            event::Stopped, event::Challenged, event::Tied, event::Over, event::Offered<SeenMoney>,
            event::Countered<SeenMoney>, event::CountedDown, event::Claimed, event::ClaimSold,
            event::ClaimBought, event::ShowedTooFew, event::TookPedigree, event::Looked, event::Divided,
            event::MustExclude, event::Excluded, event::LaidOnRat<SeenMoney>, event::RatMoney<SeenMoney>,
            event::Drew<SeenMoney>> auto const&) {}

  void take(Seat seat, MoneyCards cards);
  void give(Seat seat, MoneyCards cards);
  void settle_openly(Trade const& trade, Laid const& laid, Receipts const& receipts);
  void replay_in_every_world(SecretDeal const& deal);
  void repair();
  void restart(View const& view);

  Edition const* edition_ = nullptr;
  Seat self_{};
  Rng rng_{0};
  Money owed_ = 0;  // the amount of the last sold lot
  Bounds bounds_;
  std::vector<Hands> worlds_;
};

}  // namespace kuhhandel::bots
