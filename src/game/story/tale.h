// What a game that is over has to tell: a few facts worth a card each, and the step at which they happened.
// Each holds what is said of it and no more, all of it from the record.
#pragma once

#include <optional>
#include <variant>

#include "engine/money_cards.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel::story {

/// Animals that went over in a trade for next to nothing. `cost` is what the taker gave more than they got.
struct Robbery {
  int step;
  Seat taker;
  Seat from;
  AnimalId animal;
  int count;
  Money worth;                        // their share of the quartet's
  MoneyCards laid;                    // by the taker
  std::optional<MoneyCards> against;  // by the other; none where it was taken unseen
  Money cost;
  friend bool operator==(Robbery const&, Robbery const&) = default;
};

/// A lot that found its owner in an auction.
struct Sale {
  Seat auctioneer;
  Seat buyer;
  std::optional<Seat> payee;  // none where nobody bid
  Lot lot;
  Money worth;  // its share of the quartets'
  Money price;
  SeatSet bidders;
  friend bool operator==(Sale const&, Sale const&) = default;
};
/// The lot that went furthest above its worth.
struct DearLot {
  int step;
  Sale sale;
  friend bool operator==(DearLot const&, DearLot const&) = default;
};
/// The lot that went furthest below its worth.
struct Bargain {
  int step;
  Sale sale;
  friend bool operator==(Bargain const&, Bargain const&) = default;
};

/// A bid above what was in the hand, and who paid for the lot in the end.
struct Bluff {
  Seat seat;
  Money bid;
  Money hand;
  Lot lot;
  Seat buyer;
  Money price;
  Seat auctioneer{};  // who could let it come to be paid, or buy the lot
  friend bool operator==(Bluff const&, Bluff const&) = default;
};
/// Nobody ever saw that the bid could not have been paid.
struct BluffHeld {
  int step;  // of the bid
  Bluff bluff;
  friend bool operator==(BluffHeld const&, BluffHeld const&) = default;
};
/// C4.8: the bidder had to show the hand.
struct BluffCaught {
  int step;  // of the showing
  Bluff bluff;
  friend bool operator==(BluffCaught const&, BluffCaught const&) = default;
};

/// C6.7: both laid the same, once or twice, and who then got the animals.
struct EqualSums {
  int step;  // of the last tie
  Seat challenger;
  Seat challenged;
  AnimalId animal;
  int count;
  Money worth;  // their share of the quartet's
  Money sum;
  int times;
  Seat taker;
  friend bool operator==(EqualSums const&, EqualSums const&) = default;
};

/// A quartet that moved the standing.
struct Swing {
  int step;
  Seat seat;
  AnimalId animal;
  Money before;  // points, as the game stood
  Money after;
  int times;                     // by which the sum was multiplied after it
  std::optional<Seat> overtook;  // who led alone until then, where the seat has done so since
  friend bool operator==(Swing const&, Swing const&) = default;
};

/// A lot that its buyer could pay for only by what a donkey had brought (C5.1).
struct DonkeyMoney {
  int step;
  Seat seat;
  AnimalId animal;  // that paid
  Money value;
  Money hand;  // before it did
  Lot lot;
  Money price;
  friend bool operator==(DonkeyMoney const&, DonkeyMoney const&) = default;
};

/// C9.4: what the rats cost who had them all.
struct StruckQuartet {
  int step;
  Seat seat;
  AnimalId animal;
  Money lost;  // points
  int times;   // by which the sum would have been multiplied
  friend bool operator==(StruckQuartet const&, StruckQuartet const&) = default;
};

using Tale = std::variant<Robbery, DearLot, Bargain, BluffHeld, BluffCaught, EqualSums, Swing, DonkeyMoney,
                          StruckQuartet>;

inline int step_of(Tale const& tale) {
  return std::visit([](auto const& told) { return told.step; }, tale);
}

/// How much a tale is about, in points of one card: what was won or lost against the worth of what was at
/// stake, the money that was not there, the change of a score for each card of the quartet and each time that
/// it was multiplied. So a late quartet does not drown all else.
Money weight_of(Tale const& tale);

/// Whom it is told about first.
Seat hero_of(Tale const& tale);

}  // namespace kuhhandel::story
