// What happened. A part that only some may know carries its audience; seen_by leaves it out for the others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/herd.h"
#include "engine/money.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Money cards of which only some seats may know the values, and perhaps the number.
struct SecretMoney {
  MoneyCards money;
  SeatSet known_to;
  bool known_to_all = false;
  bool number_known = true;
};

/// The same as one viewer saw them.
struct SeenMoney {
  std::optional<int> cards;
  std::optional<MoneyCards> money;
};

namespace event {

struct Turn {
  Seat seat;
};
/// C3.3: with an empty pile, nothing to trade.
struct Skipped {
  Seat seat;
};
struct TurnedUp {
  Seat auctioneer;
  AnimalId lot;
};
/// C5.1: everyone gets one card of `value`; `time` counts from 1.
struct Payday {
  AnimalId animal;
  int time;
  Money value;
};
struct Raised {
  Bid bid;
};
/// C4.3: the hammer fell without a bid.
struct Kept {
  Seat seat;
  AnimalId lot;
};
struct Knocked {
  Bid to;
};
struct Sold {
  Seat auctioneer;
  Bid to;
};
struct Bought {
  Seat auctioneer;
  Bid from;
};
/// C4.8: the bidder cannot pay `amount`; all see his hand.
struct ShowedHand {
  Seat seat;
  MoneyCards hand;
  Money amount;
};
struct AuctionedAgain {
  Seat auctioneer;
  AnimalId lot;
  SeatSet barred;
};
/// From the pile where `from` is empty.
struct Took {
  Seat seat;
  AnimalId animal;
  int count;
  std::optional<Seat> from;
};
struct Quartet {
  Seat seat;
  AnimalId animal;
};
struct Challenged {
  Trade trade;
};
struct Tied {
  Trade trade;
};
struct Over {};

template <class Laid>
struct Paid {
  Seat payer;
  Seat payee;
  Laid laid;
};
template <class Laid>
struct Offered {
  Trade trade;
  Laid laid;
};
template <class Laid>
struct Accepted {
  Trade trade;
  Laid laid;
};
template <class Laid>
struct Countered {
  Trade trade;
  Laid laid;
};
/// C6.6: both piles were counted by the two; no winner means equal sums.
template <class Laid>
struct Revealed {
  Trade trade;
  std::optional<Seat> winner;
  Laid offer;
  Laid counter;
};

template <class Laid>
using Any = std::variant<Turn, Skipped, TurnedUp, Payday, Raised, Kept, Knocked, Sold, Bought, ShowedHand,
                         AuctionedAgain, Took, Quartet, Challenged, Tied, Over, Paid<Laid>, Offered<Laid>,
                         Accepted<Laid>, Countered<Laid>, Revealed<Laid>>;

}  // namespace event

using Event = event::Any<SecretMoney>;
using SeenEvent = event::Any<SeenMoney>;

/// The event as `viewer` may know it.
SeenEvent seen_by(Viewer viewer, Event const& event);

}  // namespace kuhhandel
