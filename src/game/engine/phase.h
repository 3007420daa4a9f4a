// The phases of a game. Each holds exactly the data known in it; engine/phases/ has the rules of each phase
// in its own file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/cards/card.h"
#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/seat.h"
#include "engine/visit.h"

namespace kuhhandel {

struct Bid {
  Seat seat;
  Money amount;
  friend bool operator==(Bid const&, Bid const&) = default;
};

/// A claim of a pedigree at a count: the number of money cards owed (C7.1).
struct Claim {
  Seat seat;
  std::uint8_t count;
  friend bool operator==(Claim const&, Claim const&) = default;
};

/// A horse trade: the challenger, the challenged player and the animal (C6.1).
struct Trade {
  Seat challenger;
  Seat challenged;
  AnimalId animal;
  std::uint8_t count;  // animals at stake, 1 or 2 (C6.2)
  std::uint8_t round;  // 1, or 2 after a tie (C6.7)
  friend bool operator==(Trade const&, Trade const&) = default;
};

/// The animal or the two animals auctioned together (Edition::cards_per_auction).
class Lot {
 public:
  constexpr Lot() = default;
  /// Not explicit, so that an animal converts to a lot of one.
  constexpr Lot(AnimalId one) : animal_(one), other_(one) {}  // NOLINT(google-explicit-constructor)
  constexpr Lot(AnimalId one, AnimalId other) : animal_(one), other_(other), two_(true) {}

  /// Returns the animal that was turned over first.
  constexpr AnimalId animal() const { return animal_; }
  constexpr std::optional<AnimalId> with() const { return two_ ? std::optional(other_) : std::nullopt; }
  constexpr int count(AnimalId which) const {
    return (animal_ == which ? 1 : 0) + (two_ && other_ == which ? 1 : 0);
  }
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    visit(animal_);
    if (two_) visit(other_);
  }
  friend bool operator==(Lot const&, Lot const&) = default;

 private:
  AnimalId animal_{};
  AnimalId other_{};  // equal to animal_ if there is only one
  bool two_ = false;
};

/// The highest bid of each seat for one lot, so that the bids of a player who cannot pay can be struck
/// (C4.8).
class HighestBids {
 public:
  constexpr void add(Bid const& bid) { tens_[bid.seat] = static_cast<std::int16_t>(tens_of(bid.amount)); }
  /// Returns the highest bid of the seats outside `struck`.
  constexpr std::optional<Bid> without(SeatSet struck) const {
    std::optional<Bid> highest;
    for (auto const seat : seats_of(kMaxSeats)) {
      Bid const bid{seat, Money::of_tens(tens_[seat])};
      if (bid.amount == 0 || struck.contains(seat)) continue;
      if (!highest || bid.amount > highest->amount) highest = bid;
    }
    return highest;
  }
  /// In tens, for digests.
  constexpr PerSeat<std::int16_t> const& tens() const { return tens_; }
  friend bool operator==(HighestBids const&, HighestBids const&) = default;

 private:
  PerSeat<std::int16_t> tens_{};
};

namespace phase {

/// The player in turn chooses between auction (or division) and horse trade (C3.1, C10.2). After a trade that
/// does not end the turn, they choose whether to auction a card as well (C11.1).
struct TurnChoice {
  bool traded = false;
  friend bool operator==(TurnChoice const&, TurnChoice const&) = default;
};

/// The lot is face up; anyone except the auctioneer may bid (C4.1).
struct Bidding {
  Seat auctioneer;
  Lot lot;
  std::optional<Bid> standing;
  SeatSet barred{};  // seats that could not pay for this lot (C4.8)
  SeatSet bound{};   // seats that could not pay either, and may bid up to the hand they showed
  HighestBids bids{};
  friend bool operator==(Bidding const&, Bidding const&) = default;
};

/// The hammer has fallen on a bid; the auctioneer sells or buys (C4.4).
struct BuyingRight {
  Seat auctioneer;
  Lot lot;
  Bid standing;
  SeatSet barred{};
  SeatSet bound{};
  HighestBids bids{};
  friend bool operator==(BuyingRight const&, BuyingRight const&) = default;
};

/// The payer, who can afford it, gives the payee at least the amount and takes the lot (C4.6).
struct Payment {
  Seat payer;
  Seat payee;
  Money at_least;
  Lot lot;
  friend bool operator==(Payment const&, Payment const&) = default;
};

/// The challenger lays money face down (C6.3).
struct Offer {
  Trade trade;
  friend bool operator==(Offer const&, Offer const&) = default;
};

/// The challenged player takes the money unseen or makes a counter-offer (C6.5).
struct Answer {
  Trade trade;
  MoneyCards offer;
  friend bool operator==(Answer const&, Answer const&) = default;
};

/// The current count, from 10 down to 1; anyone except the auctioneer may claim the pedigree (C7.1).
struct Countdown {
  Seat auctioneer;
  AnimalId pedigree;
  std::uint8_t count;
  SeatSet bound{};  // seats that had too few cards, and may claim up to the number they showed (C7.5)
  friend bool operator==(Countdown const&, Countdown const&) = default;
};

/// The pedigree is claimed; the auctioneer sells or buys before seeing any cards (C7.2).
struct ClaimRight {
  Seat auctioneer;
  AnimalId pedigree;
  Claim claim;
  SeatSet bound{};
  friend bool operator==(ClaimRight const&, ClaimRight const&) = default;
};

/// The payer, who has enough cards, owes this number of cards of any value and then takes the pedigree
/// (C7.1).
struct ClaimPayment {
  Seat payer;
  Seat payee;
  std::uint8_t cards;
  AnimalId pedigree;
  friend bool operator==(ClaimPayment const&, ClaimPayment const&) = default;
};

/// A rat is face up; the asked player takes it with all money laid, or lays one card too (C8.1).
struct RatRound {
  Seat auctioneer;
  Seat asked;
  MoneyCards laid;
  friend bool operator==(RatRound const&, RatRound const&) = default;
};

/// One of two looks at the top card, to keep it or to give it away (C10.3).
struct Division {
  Seat seat;
  Card card;
  friend bool operator==(Division const&, Division const&) = default;
};

/// All cards are distributed; the owner of all rats chooses which of their quartets counts for nothing
/// (C9.4).
struct QuartetExclusion {
  Seat seat;
  friend bool operator==(QuartetExclusion const&, QuartetExclusion const&) = default;
};

/// Every quartet is complete (C3.4).
struct Finished {
  std::optional<AnimalId> excluded{};  // the quartet that does not count (C9.4)
  friend bool operator==(Finished const&, Finished const&) = default;
};

}  // namespace phase

using Phase = std::variant<phase::TurnChoice, phase::Bidding, phase::BuyingRight, phase::Payment,
                           phase::Offer, phase::Answer, phase::Finished, phase::Countdown, phase::ClaimRight,
                           phase::ClaimPayment, phase::RatRound, phase::Division, phase::QuartetExclusion>;

/// Returns the lot that is auctioned or paid for, in a true or a seen phase; nullopt in phases without a
/// `lot`.
template <class AnyPhase>
std::optional<Lot> lot_of(AnyPhase const& now) {
  return visit_switch(
      [](auto const& phase) -> std::optional<Lot> {
        if constexpr (requires { phase.lot; }) return phase.lot;
        return {};
      },
      now);
}

}  // namespace kuhhandel
