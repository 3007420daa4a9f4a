// What happened. A part that only some may know carries its audience; seen_by leaves it out for the others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/herd.h"
#include "engine/money.h"
#include "engine/phase.h"
#include "engine/scores.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Money cards of which only some seats may know the values, and perhaps the number.
struct SecretMoney {
  MoneyCards money;
  SeatSet known_to;
  bool known_to_all = false;
  bool number_known = true;
  friend bool operator==(SecretMoney const&, SecretMoney const&) = default;
};

/// The same as one viewer saw them.
struct SeenMoney {
  std::optional<int> cards;
  std::optional<MoneyCards> money;
  friend bool operator==(SeenMoney const&, SeenMoney const&) = default;
};

namespace event {

struct Turn {
  Seat seat;
  friend bool operator==(Turn const&, Turn const&) = default;
};
/// C3.3: with an empty pile, nothing to trade.
struct Skipped {
  Seat seat;
  friend bool operator==(Skipped const&, Skipped const&) = default;
};
struct TurnedUp {
  Seat auctioneer;
  AnimalId lot;
  friend bool operator==(TurnedUp const&, TurnedUp const&) = default;
};
/// C5.1: everyone gets one card of `value`; `time` counts from 1.
struct Payday {
  AnimalId animal;
  int time;
  Money value;
  friend bool operator==(Payday const&, Payday const&) = default;
};
struct Raised {
  Bid bid;
  friend bool operator==(Raised const&, Raised const&) = default;
};
/// C4.3: the hammer fell without a bid.
struct Kept {
  Seat seat;
  AnimalId lot;
  friend bool operator==(Kept const&, Kept const&) = default;
};
struct Knocked {
  Bid to;
  friend bool operator==(Knocked const&, Knocked const&) = default;
};
struct Sold {
  Seat auctioneer;
  Bid to;
  friend bool operator==(Sold const&, Sold const&) = default;
};
struct Bought {
  Seat auctioneer;
  Bid from;
  friend bool operator==(Bought const&, Bought const&) = default;
};
/// C4.8: the bidder cannot pay `amount`; all see his hand.
struct ShowedHand {
  Seat seat;
  MoneyCards hand;
  Money amount;
  friend bool operator==(ShowedHand const&, ShowedHand const&) = default;
};
struct AuctionedAgain {
  Seat auctioneer;
  AnimalId lot;
  SeatSet barred;
  friend bool operator==(AuctionedAgain const&, AuctionedAgain const&) = default;
};
/// From the pile where `from` is empty.
struct Took {
  Seat seat;
  AnimalId animal;
  int count;
  std::optional<Seat> from;
  friend bool operator==(Took const&, Took const&) = default;
};
struct Quartet {
  Seat seat;
  AnimalId animal;
  friend bool operator==(Quartet const&, Quartet const&) = default;
};
struct Challenged {
  Trade trade;
  friend bool operator==(Challenged const&, Challenged const&) = default;
};
struct Tied {
  Trade trade;
  friend bool operator==(Tied const&, Tied const&) = default;
};
struct Over {
  Scores scores;
  friend bool operator==(Over const&, Over const&) = default;
};

template <class Laid>
struct Paid {
  Seat payer;
  Seat payee;
  Laid laid;
  friend bool operator==(Paid const&, Paid const&) = default;
};
template <class Laid>
struct Offered {
  Trade trade;
  Laid laid;
  friend bool operator==(Offered const&, Offered const&) = default;
};
template <class Laid>
struct Accepted {
  Trade trade;
  Laid laid;
  friend bool operator==(Accepted const&, Accepted const&) = default;
};
template <class Laid>
struct Countered {
  Trade trade;
  Laid laid;
  friend bool operator==(Countered const&, Countered const&) = default;
};
/// C6.6: both piles were counted by the two; no winner means equal sums.
template <class Laid>
struct Revealed {
  Trade trade;
  std::optional<Seat> winner;
  Laid offer;
  Laid counter;
  friend bool operator==(Revealed const&, Revealed const&) = default;
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
