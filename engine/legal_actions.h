// Everything that an actor may legally do now, amounts as ranges (a hand allows up to 172,000 different
// offers).
#pragma once

#include <optional>
#include <variant>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/money.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "engine/static_list.h"

namespace kuhhandel {
namespace option {

struct Auction {
  friend bool operator==(Auction const&, Auction const&) = default;
};
/// `count` animals would be at stake (C6.2).
struct Challenge {
  Seat challenged;
  AnimalId animal;
  int count;
  friend bool operator==(Challenge const&, Challenge const&) = default;
};
/// Any amount in tens from `from` to `to`, both included.
struct Bid {
  Money from;
  Money to;
  friend bool operator==(Bid const&, Bid const&) = default;
};
struct Hammer {
  friend bool operator==(Hammer const&, Hammer const&) = default;
};
struct Sell {
  friend bool operator==(Sell const&, Sell const&) = default;
};
struct Buy {
  friend bool operator==(Buy const&, Buy const&) = default;
};
/// Any cards of the hand that reach `at_least`.
struct Pay {
  Money at_least;
  friend bool operator==(Pay const&, Pay const&) = default;
};
/// Any cards of the hand, at least so many.
struct Offer {
  int at_least_cards;
  friend bool operator==(Offer const&, Offer const&) = default;
};
struct Accept {
  friend bool operator==(Accept const&, Accept const&) = default;
};
struct Counter {
  int at_least_cards;
  friend bool operator==(Counter const&, Counter const&) = default;
};

}  // namespace option

using Option = std::variant<option::Auction, option::Challenge, option::Bid, option::Hammer, option::Sell,
                            option::Buy, option::Pay, option::Offer, option::Accept, option::Counter>;

/// At most one auction and a trade of each animal with each other seat.
using LegalActions = StaticList<Option, 1 + kMaxAnimals*(kMaxSeats - 1)>;

/// What `by` may do now; empty when it is not for him to act. It rests only on what he may know.
LegalActions legal_actions(Edition const& edition, State const& now, Actor by);

/// Whether silence is an answer too: where bids are open (C12.1).
bool may_stay_silent(LegalActions const& legal);

/// The one seat that the game waits for; none while a lot is open to bids or after the end.
std::optional<Seat> seat_to_act(State const& now);

/// The simplest legal choice of `seat`, for one who sleeps: auction, else the first trade; sell; the cheapest
/// payment; the least offer; accept. None where he may stay silent.
std::optional<Action> simplest_action(Edition const& edition, State const& now, Seat seat);

}  // namespace kuhhandel
