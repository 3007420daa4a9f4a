// Everything that an actor may legally do now, amounts as ranges (a hand allows up to 172,000 different
// offers).
#pragma once

#include <optional>
#include <variant>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/money_cards.h"
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
struct Stop {
  friend bool operator==(Stop const&, Stop const&) = default;
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
/// Any `cards` cards of the hand (C7.1).
struct PayCards {
  int cards;
  friend bool operator==(PayCards const&, PayCards const&) = default;
};
struct Claim {
  friend bool operator==(Claim const&, Claim const&) = default;
};
struct Tick {
  friend bool operator==(Tick const&, Tick const&) = default;
};
struct Take {
  friend bool operator==(Take const&, Take const&) = default;
};
/// One card of the hand, which is not empty.
struct Lay {
  friend bool operator==(Lay const&, Lay const&) = default;
};
struct Divide {
  friend bool operator==(Divide const&, Divide const&) = default;
};
struct Keep {
  friend bool operator==(Keep const&, Keep const&) = default;
};
struct Give {
  friend bool operator==(Give const&, Give const&) = default;
};
/// `score` is what remains to them then.
struct Exclude {
  AnimalId animal;
  Money score;
  friend bool operator==(Exclude const&, Exclude const&) = default;
};
/// Any cards of the hand, at least so many; `concealed`: how many is not told before the trade is settled
/// (C6.4).
struct Offer {
  int at_least_cards;
  bool concealed = false;
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

using Option = std::variant<option::Auction, option::Challenge, option::Stop, option::Bid, option::Hammer,
                            option::Sell, option::Buy, option::Pay, option::Offer, option::Accept,
                            option::Counter, option::PayCards, option::Claim, option::Tick, option::Take,
                            option::Lay, option::Divide, option::Keep, option::Give, option::Exclude>;

/// At most one auction and a trade of each animal, and of rats, with each other seat.
using LegalActions = StaticList<Option, 1 + kMaxKinds*(kMaxSeats - 1)>;

/// What `by` may do now; empty when it is not for them to act. It rests only on what they may know.
LegalActions legal_actions(Edition const& edition, State const& now, Actor by);

/// Whether silence is an answer too: where bids are open (C12.1).
bool may_stay_silent(LegalActions const& legal);

/// The one seat that the game waits for; none while a lot is open to bids or after the end.
std::optional<Seat> seat_to_act(State const& now);

/// The simplest choice of those listed for one with that hand, for one who sleeps. That is auction or
/// division, else the first trade; sell; the cheapest payment; the least offer; accept; take the rat; keep
/// the card; exclude what leaves most. None where they may stay silent.
std::optional<Action> simplest_of(LegalActions const& legal, MoneyCards hand);

/// The simplest legal choice of `seat`.
std::optional<Action> simplest_action(Edition const& edition, State const& now, Seat seat);

}  // namespace kuhhandel
