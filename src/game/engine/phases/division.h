// The duel's turn: one looks at the top card and keeps it or gives it away; the other gets the next (C10).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/payday.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "engine/take.h"
#include "engine/tell.h"
#include "engine/turn.h"

namespace kuhhandel {

/// Animals, rats and pedigrees lie open at once, money goes to the hand (C10.4); a donkey pays (C10.5).
/// `seen_too` is who knows the card besides the receiver.
template <class Tell>
void receive(Edition const& edition, State& state, Seat seat, Card card, Seat seen_too, Tell tell) {
  if (card.kind() == Card::Kind::money) {
    state.hand(seat) += card.money();
    SecretMoney secret{.money = card.money(), .known_to = {}};
    secret.known_to.insert(seat);
    secret.known_to.insert(seen_too);
    return tell(event::Drew<SecretMoney>{seat, secret});
  }
  if (card.kind() == Card::Kind::pedigree) return take_pedigree(state, seat, card.animal(), tell);
  take_one(edition, state, seat, card.animal(), tell);
  if (card.kind() == Card::Kind::animal) pay_out(edition, state, card.animal(), tell);
}

/// The looked-at card first, then the next, if there is one, to the other (C10.3).
template <class Tell>
void divide(Edition const& edition, State& state, phase::Division const& division, Seat first, Tell tell) {
  auto const second = left_of(first, state.seats);
  tell(event::Divided{division.seat, first});
  receive(edition, state, first, division.card, division.seat, tell);
  if (!state.pile.empty()) receive(edition, state, second, state.pile.take_top(), second, tell);
  end_turn(edition, state, tell);
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Division const& division, Actor by,
                                    action::Keep const&) {
  if (by != Actor{division.seat}) return Refusal::not_yours;
  return {};
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::Division const& division, Actor, action::Keep const&,
           Tell tell) {
  divide(edition, state, division, division.seat, tell);
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Division const& division, Actor by,
                                    action::Give const&) {
  if (by != Actor{division.seat}) return Refusal::not_yours;
  return {};
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::Division const& division, Actor, action::Give const&,
           Tell tell) {
  divide(edition, state, division, left_of(division.seat, state.seats), tell);
}

}  // namespace kuhhandel
