// The turn: an auction of the top card or, in the duel, a division, or a horse trade (C3, C4.1, C10.2).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/turn.h"
#include "engine/phases/turn_up.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "engine/trades.h"

namespace kuhhandel {

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const&,
                                    Actor by, action::Auction const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (edition.division) return Refusal::not_now;
  if (now.pile.empty()) return Refusal::pile_empty;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::TurnChoice const&, Actor, action::Auction const&,
           Emit emit) {
  turn_up(edition, state, emit);
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const&,
                                    Actor by, action::Divide const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (!edition.division) return Refusal::not_now;
  if (now.pile.empty()) return Refusal::pile_empty;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::TurnChoice const&, Actor, action::Divide const&, Emit emit) {
  emit(event::Looked{state.turn});
  auto const card = state.pile.take_top();
  state.phase = phase::Division{.seat = state.turn, .card = card};
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const& choice,
                                    Actor by, action::Challenge const& challenge) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (choice.traded) return Refusal::not_now;
  bool const exists = index_of(challenge.challenged) < now.seats && edition.has(challenge.animal);
  if (!exists || !may_trade(now, now.turn, challenge.challenged, challenge.animal))
    return Refusal::no_such_trade;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::TurnChoice const&, Actor, action::Challenge const& challenge,
           Emit emit) {
  auto const count = animals_at_stake(state, state.turn, challenge.challenged, challenge.animal);
  Trade const trade{.challenger = state.turn,
                    .challenged = challenge.challenged,
                    .animal = challenge.animal,
                    .count = static_cast<std::uint8_t>(count),
                    .round = 1};
  emit(event::Challenged{trade});
  state.phase.emplace<phase::Offer>(trade);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::TurnChoice const& choice,
                                    Actor by, action::Stop const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (!choice.traded) return Refusal::not_now;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::TurnChoice const&, Actor, action::Stop const&,
           Emit emit) {
  emit(event::Stopped{state.turn});
  end_turn(edition, state, emit);
}

}  // namespace kuhhandel
