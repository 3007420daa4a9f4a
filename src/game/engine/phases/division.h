// The duel's turn: a player looks at the top card and keeps it or gives it away; the other receives the next
// (C10).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/payday.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// Places animals, rats and pedigrees face up and puts money into the hand (C10.4); a donkey pays out
/// (C10.5). `seen_too` is the seat, apart from the receiver, that knows the card.
template <class Emit>
void receive(Edition const& edition, State& state, Seat seat, Card card, Seat seen_too, Emit emit) {
  if (card.kind() == Card::Kind::money) {
    state.hand(seat) += card.money();
    SecretMoney secret{.money = card.money(), .known_to = {}};
    secret.known_to.insert(seat);
    secret.known_to.insert(seen_too);
    return emit(event::Drew<SecretMoney>{seat, secret});
  }
  if (card.kind() == Card::Kind::pedigree) return take_pedigree(state, seat, card.animal(), emit);
  take_one(edition, state, seat, card.animal(), emit);
  if (card.kind() == Card::Kind::animal) pay_out(edition, state, card.animal(), emit);
}

/// Hands out the looked-at card first, then the next, if there is one, to the other player (C10.3).
template <class Emit>
void divide(Edition const& edition, State& state, phase::Division const& division, Seat first, Emit emit) {
  auto const second = left_of(first, state.seats);
  emit(event::Divided{division.seat, first});
  receive(edition, state, first, division.card, division.seat, emit);
  if (!state.pile.empty()) receive(edition, state, second, state.pile.take_top(), second, emit);
  end_turn(edition, state, emit);
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Division const& division, Actor by,
                                    action::Keep const&) {
  if (by != Actor{division.seat}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Division const& division, Actor, action::Keep const&,
           Emit emit) {
  divide(edition, state, division, division.seat, emit);
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Division const& division, Actor by,
                                    action::Give const&) {
  if (by != Actor{division.seat}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Division const& division, Actor, action::Give const&,
           Emit emit) {
  divide(edition, state, division, left_of(division.seat, state.seats), emit);
}

}  // namespace kuhhandel
