// The tales of a finished game: a few remarkable facts, with the step at which they happened. Each contains
// only the facts that are reported, all from the record.
#pragma once

#include <optional>
#include <variant>

#include "engine/cards/money_cards.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel::story {

/// Animals that were taken in a trade for next to nothing. `cost` is the amount by which the taker gave more
/// than they received.
struct Robbery {
  int step;
  Seat taker;
  Seat from;
  AnimalId animal;
  int count;
  Money worth;                        // their share of the quartet's value
  MoneyCards laid;                    // by the taker
  std::optional<MoneyCards> against;  // the other player's offer; nullopt if the offer was taken unseen
  Money cost;
  friend bool operator==(Robbery const&, Robbery const&) = default;
};

/// A lot that was auctioned to a player.
struct Sale {
  Seat auctioneer;
  Seat buyer;
  std::optional<Seat> payee;  // nullopt if there was no bid
  Lot lot;
  Money worth;  // its share of the quartets' values
  Money price;
  SeatSet bidders;
  friend bool operator==(Sale const&, Sale const&) = default;
};
/// The lot sold furthest above its value.
struct DearLot {
  int step;
  Sale sale;
  friend bool operator==(DearLot const&, DearLot const&) = default;
};
/// The lot sold furthest below its value.
struct Bargain {
  int step;
  Sale sale;
  friend bool operator==(Bargain const&, Bargain const&) = default;
};

/// A bid above the money in hand, and the player who paid for the lot in the end.
struct Bluff {
  Seat seat;
  Money bid;
  Money hand;
  Lot lot;
  Seat buyer;
  Money price;
  Seat auctioneer{};  // the player who could demand the payment or buy the lot
  friend bool operator==(Bluff const&, Bluff const&) = default;
};
/// A bluff that was never exposed.
struct BluffHeld {
  int step;  // of the bid
  Bluff bluff;
  friend bool operator==(BluffHeld const&, BluffHeld const&) = default;
};
/// C4.8: the bidder had to show their hand.
struct BluffCaught {
  int step;  // of the showing
  Bluff bluff;
  friend bool operator==(BluffCaught const&, BluffCaught const&) = default;
};

/// C6.7: equal sums, once or twice, and the player who then got the animals.
struct EqualSums {
  int step;  // of the last tie
  Seat challenger;
  Seat challenged;
  AnimalId animal;
  int count;
  Money worth;  // their share of the quartet's value
  Money sum;
  int times;
  Seat taker;
  friend bool operator==(EqualSums const&, EqualSums const&) = default;
};

/// A quartet that changed the standing.
struct Swing {
  int step;
  Seat seat;
  AnimalId animal;
  Money before;  // the current points before it
  Money after;
  int times;                     // the multiplier after it
  std::optional<Seat> overtook;  // the sole leader until then, if this seat has led since
  friend bool operator==(Swing const&, Swing const&) = default;
};

/// A lot that its buyer could pay for only with the money from a donkey (C5.1).
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

/// C9.4: the loss of the owner of all rats.
struct StruckQuartet {
  int step;
  Seat seat;
  AnimalId animal;
  Money lost;  // points
  int times;   // the multiplier without the exclusion
  friend bool operator==(StruckQuartet const&, StruckQuartet const&) = default;
};

using Tale = std::variant<Robbery, DearLot, Bargain, BluffHeld, BluffCaught, EqualSums, Swing, DonkeyMoney,
                          StruckQuartet>;

inline int step_of(Tale const& tale) {
  return std::visit([](auto const& any_tale) { return any_tale.step; }, tale);
}

/// Returns the weight of a tale, in points of one card: the gain or loss relative to the value at stake, the
/// missing money, or the change of a score per card of the quartet and per multiplication, so that a late
/// quartet does not outweigh everything else.
Money weight_of(Tale const& tale);

/// Returns the main player of the tale.
Seat hero_of(Tale const& tale);

}  // namespace kuhhandel::story
