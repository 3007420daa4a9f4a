// The actions of seats and of the house. Each action names its phases; in any other phase it is refused with
// not_now.
#pragma once

#include <variant>

#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/phase.h"
#include "engine/seat.h"

namespace kuhhandel {

/// The phases in which an action is possible.
template <class... AnyPhase>
struct Phases {};

namespace action {

struct Auction {
  using In = Phases<phase::TurnChoice>;
  friend bool operator==(Auction const&, Auction const&) = default;
};
struct Challenge {
  using In = Phases<phase::TurnChoice>;
  Seat challenged;
  AnimalId animal;
  friend bool operator==(Challenge const&, Challenge const&) = default;
};
/// Ends the turn after a trade (C11.1).
struct Stop {
  using In = Phases<phase::TurnChoice>;
  friend bool operator==(Stop const&, Stop const&) = default;
};
struct Bid {
  using In = Phases<phase::Bidding>;
  Money amount;
  friend bool operator==(Bid const&, Bid const&) = default;
};
/// Closes the auction after three calls (C4.2). Only the house does this.
struct Hammer {
  using In = Phases<phase::Bidding>;
  friend bool operator==(Hammer const&, Hammer const&) = default;
};
struct Sell {
  using In = Phases<phase::BuyingRight, phase::ClaimRight>;
  friend bool operator==(Sell const&, Sell const&) = default;
};
struct Buy {
  using In = Phases<phase::BuyingRight, phase::ClaimRight>;
  friend bool operator==(Buy const&, Buy const&) = default;
};
struct Pay {
  using In = Phases<phase::Payment, phase::ClaimPayment>;
  MoneyCards money;
  friend bool operator==(Pay const&, Pay const&) = default;
};
struct Offer {
  using In = Phases<phase::Offer>;
  MoneyCards money;
  friend bool operator==(Offer const&, Offer const&) = default;
};
struct Accept {
  using In = Phases<phase::Answer>;
  friend bool operator==(Accept const&, Accept const&) = default;
};
struct Counter {
  using In = Phases<phase::Answer>;
  MoneyCards money;
  friend bool operator==(Counter const&, Counter const&) = default;
};

/// Claims the pedigree at the current count (C7.1).
struct Claim {
  using In = Phases<phase::Countdown>;
  friend bool operator==(Claim const&, Claim const&) = default;
};
/// Moves to the next lower count, or ends the countdown after 1 (C7.3). Only the house does this.
struct Tick {
  using In = Phases<phase::Countdown>;
  friend bool operator==(Tick const&, Tick const&) = default;
};
/// Takes the rat with the money next to it.
struct Take {
  using In = Phases<phase::RatRound>;
  friend bool operator==(Take const&, Take const&) = default;
};
/// Lays one money card of this value next to the rat.
struct Lay {
  using In = Phases<phase::RatRound>;
  Money value;
  friend bool operator==(Lay const&, Lay const&) = default;
};
/// Looks at the top card in secret (C10.3).
struct Divide {
  using In = Phases<phase::TurnChoice>;
  friend bool operator==(Divide const&, Divide const&) = default;
};
struct Keep {
  using In = Phases<phase::Division>;
  friend bool operator==(Keep const&, Keep const&) = default;
};
struct Give {
  using In = Phases<phase::Division>;
  friend bool operator==(Give const&, Give const&) = default;
};
struct Exclude {
  using In = Phases<phase::QuartetExclusion>;
  AnimalId animal;
  friend bool operator==(Exclude const&, Exclude const&) = default;
};

}  // namespace action

using Action = std::variant<action::Auction, action::Challenge, action::Stop, action::Bid, action::Hammer,
                            action::Sell, action::Buy, action::Pay, action::Offer, action::Accept,
                            action::Counter, action::Claim, action::Tick, action::Take, action::Lay,
                            action::Divide, action::Keep, action::Give, action::Exclude>;

/// Calls `visit` with a copy of the phase if the phase knows the action, and returns whether it does. The
/// copy allows `visit` to overwrite the phase.
template <class... AnyPhase, class Visit>
constexpr bool in_phase_of(Phases<AnyPhase...>, Phase const& now, Visit const& visit) {
  auto const try_one = [&]<class One>(One const* phase) {
    if (phase == nullptr) return false;
    visit(One(*phase));
    return true;
  };
  return (try_one(std::get_if<AnyPhase>(&now)) || ...);
}

/// An action by an actor. Only commands change a game.
struct Command {
  Actor by;
  Action action;
  friend bool operator==(Command const&, Command const&) = default;
};

}  // namespace kuhhandel
