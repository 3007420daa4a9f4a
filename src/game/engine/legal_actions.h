// All legal actions of an actor, with amounts as ranges (a hand allows up to 172,000 different offers).
#pragma once

#include <optional>
#include <variant>

#include "engine/action.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"
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
/// Any amount in tens from `from` to `to`, inclusive.
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
/// Any cards of the hand that sum to at least `at_least`.
struct Pay {
  Money at_least;
  friend bool operator==(Pay const&, Pay const&) = default;
};
/// Any set of `cards` cards of the hand (C7.1).
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
/// One card of the hand; the hand is not empty.
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
/// `score` is the player's score after this exclusion.
struct Exclude {
  AnimalId animal;
  Money score;
  friend bool operator==(Exclude const&, Exclude const&) = default;
};
/// Any cards of the hand, at least this many. `concealed`: the number stays hidden until the trade is settled
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

/// At most one auction, and a trade of each animal (or rats) with each other seat.
using LegalActions = StaticList<Option, 1 + kMaxKinds*(kMaxSeats - 1)>;

/// Returns the legal actions of `by`; empty if it is not their turn to act. Depends only on what they may
/// know.
LegalActions legal_actions(Edition const& edition, State const& now, Actor by);

/// Returns whether silence is also an answer, that is, whether bids are open (C12.1).
bool may_stay_silent(LegalActions const& legal);

/// Returns the only seat that the game waits for; nullopt while a lot is open to bids or after the end.
std::optional<Seat> seat_to_act(State const& now);

/// Returns the simplest of the listed choices for a player with this hand, used when a player does not
/// respond: auction or division, else the first trade; sell; the cheapest payment; the smallest offer;
/// accept; take the rat; keep the card; the exclusion with the highest score. nullopt if they may stay
/// silent.
std::optional<Action> simplest_of(LegalActions const& legal, MoneyCards hand);

/// Returns the simplest legal choice of `seat`.
std::optional<Action> simplest_action(Edition const& edition, State const& now, Seat seat);

}  // namespace kuhhandel
