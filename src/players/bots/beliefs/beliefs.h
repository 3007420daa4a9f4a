// What one seat may believe of everybody's money: what is certain (Bounds), and imagined worlds for the rest.
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

/// Follows a game by the events that a seat sees and by its views. Worlds are imagined by playing every
/// secret trade anew, by chance, so that numbers of cards and winners come out as they were seen. They are
/// mended where later events show them wrong. A bid makes worlds likelier in which the bidder could pay it.
class Beliefs {
 public:
  Beliefs() = default;
  /// The game begins with the edition's hands; `seed` is for what is imagined.
  Beliefs(Edition const& edition, int seats, Seat self, std::uint64_t seed);

  void see(SeenEvent const& event);
  /// To be called with the seat's view before anything is asked: the numbers of cards are taken from it. A
  /// view that contradicts all that was told (a game taken up in the middle) is believed alone.
  void look(View const& view);

  Bounds const& certain() const { return bounds_; }
  /// Whether nothing about that hand is hidden.
  bool exact(Seat seat) const { return bounds_.of(seat).certain() == bounds_.of(seat).possible(); }
  /// The sum to be expected in that hand, the offer that lies included.
  double money(Seat seat) const;
  /// Everybody's hands in one of the worlds, each as likely as the others.
  Hands sample(Rng& rng) const;
  /// A whole state in which all this is so, the pile and an offer that lies imagined too; its view is `view`,
  /// the one last looked at.
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
  Money owed_ = 0;  // the amount that the hammer last fell on
  Bounds bounds_;
  std::vector<Hands> worlds_;
};

}  // namespace kuhhandel::bots
