// Random legal play by the engine's own generator, equal on every compiler: one draw per statement, because
// the order within an expression is the compiler's.
#pragma once

#include <cassert>
#include <variant>

#include "engine/action.h"
#include "engine/cards/money_cards.h"
#include "engine/cards/payments.h"
#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/random/draw.h"
#include "engine/random/rng.h"
#include "engine/sequential.h"
#include "engine/state.h"

namespace kuhhandel {

/// One card of a set that is not empty.
inline MoneyCards random_card(MoneyCards from, Rng& rng) { return nth_card(from, rng.below(from.size())); }

/// Returns random cards of a hand, at least `at_least`.
inline MoneyCards random_cards(MoneyCards from, int at_least, Rng& rng) {
  assert(at_least <= from.size());
  MoneyCards drawn;
  auto const wanted = rng.below(from.size() + 1);
  while (drawn.size() < wanted || drawn.size() < at_least) drawn += random_card(from - drawn, rng);
  return drawn;
}

/// Cards of a hand that reach the amount, now and then more than need be.
inline MoneyCards random_payment(MoneyCards hand, Money at_least, Rng& rng) {
  if (rng.below(2) == 0) return cheapest_payment(hand, at_least);
  MoneyCards paid;
  while (paid.sum() < at_least) paid += random_card(hand - paid, rng);
  return paid;
}

/// An amount of the range: mostly near its lower end, at times a bluff.
inline Money random_bid(option::Bid const& range, Rng& rng) {
  auto const steps = tens_of(range.to - range.from);
  auto const bluff = rng.below(6) == 0;
  auto const most = bluff || steps < 3 ? steps : 3;
  return range.from + Money::of_tens(rng.below(most + 1));
}

struct RandomAction {
  MoneyCards hand;
  Rng& rng;

  Action operator()(option::Auction const&) const { return action::Auction{}; }
  Action operator()(option::Challenge const& trade) const {
    return action::Challenge{trade.challenged, trade.animal};
  }
  Action operator()(option::Stop const&) const { return action::Stop{}; }
  Action operator()(option::Bid const& range) const { return action::Bid{random_bid(range, rng)}; }
  Action operator()(option::Hammer const&) const { return action::Hammer{}; }
  Action operator()(option::Sell const&) const { return action::Sell{}; }
  Action operator()(option::Buy const&) const { return action::Buy{}; }
  Action operator()(option::Pay const& debt) const {
    return action::Pay{random_payment(hand, debt.at_least, rng)};
  }
  Action operator()(option::Offer const& least) const {
    return action::Offer{random_cards(hand, least.at_least_cards, rng)};
  }
  Action operator()(option::Accept const&) const { return action::Accept{}; }
  Action operator()(option::Counter const& least) const {
    return action::Counter{random_cards(hand, least.at_least_cards, rng)};
  }
  Action operator()(option::PayCards const& debt) const {
    auto left = hand;
    return action::Pay{draw(left, debt.cards, rng)};
  }
  Action operator()(option::Claim const&) const { return action::Claim{}; }
  Action operator()(option::Tick const&) const { return action::Tick{}; }
  Action operator()(option::Take const&) const { return action::Take{}; }
  Action operator()(option::Lay const&) const { return action::Lay{random_card(hand, rng).sum()}; }
  Action operator()(option::Divide const&) const { return action::Divide{}; }
  Action operator()(option::Keep const&) const { return action::Keep{}; }
  Action operator()(option::Give const&) const { return action::Give{}; }
  Action operator()(option::Exclude const& exclude) const { return action::Exclude{exclude.animal}; }
};

inline MoneyCards hand_of(State const& state, Actor actor) {
  auto const* const seat = std::get_if<Seat>(&actor);
  return seat == nullptr ? MoneyCards{} : state.hand(*seat);
}

/// A random legal command of one who may act.
inline Command random_command(Edition const& edition, State const& state, Actor by, Rng& rng) {
  auto const legal = legal_actions(edition, state, by);
  assert(!legal.empty());
  auto const& chosen = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  return {by, std::visit(RandomAction{hand_of(state, by), rng}, chosen)};
}

/// A random one of those who may act, as at a live table; the game must not be finished.
inline Actor random_actor(Edition const& edition, State const& state, Rng& rng) {
  for ([[maybe_unused]] int tries = 0;; ++tries) {
    assert(tries < 10'000);  // a legal action always exists
    auto const pick = rng.below(state.seats + 1);
    auto const actor = pick == state.seats ? Actor{House{}} : Actor{seat_at(pick)};
    if (!legal_actions(edition, state, actor).empty()) return actor;
  }
}

/// The one who is asked answers, by silence or a command (C12.1); the game must not be finished.
inline void answer_randomly(Edition const& edition, Asking& now, Rng& rng) {
  auto const actor = *asked(edition, now);
  auto const* const seat = std::get_if<Seat>(&actor);
  if (seat == nullptr) return answer_unchecked(edition, now, what_follows(now));
  bool const bids = std::holds_alternative<phase::Bidding>(now.state.phase);
  bool const counts = std::holds_alternative<phase::Countdown>(now.state.phase);
  if (bids && rng.below(3) != 0) return stay_silent(now, *seat);
  if (counts && rng.below(8) != 0) return stay_silent(now, *seat);
  if (counts) return add_claim(now, *seat);
  auto const command = random_command(edition, now.state, actor, rng);
  answer_unchecked(edition, now, command);
}

}  // namespace kuhhandel
