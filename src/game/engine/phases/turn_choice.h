// The turn: an auction of the top card or, in the duel, a division, or a horse trade (C3, C4.1, C10.2).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "engine/tell.h"
#include "engine/trades.h"
#include "engine/turn.h"
#include "engine/turn_up.h"

namespace kuhhandel {

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const&,
                                    Actor by, action::Auction const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (edition.division) return Refusal::not_now;
  if (now.pile.empty()) return Refusal::pile_empty;
  return {};
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::TurnChoice const&, Actor, action::Auction const&,
           Tell tell) {
  turn_up(edition, state, tell);
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::TurnChoice const&,
                                    Actor by, action::Divide const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (!edition.division) return Refusal::not_now;
  if (now.pile.empty()) return Refusal::pile_empty;
  return {};
}

template <class Tell>
void apply(Edition const&, State& state, phase::TurnChoice const&, Actor, action::Divide const&, Tell tell) {
  tell(event::Looked{state.turn});
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

template <class Tell>
void apply(Edition const&, State& state, phase::TurnChoice const&, Actor, action::Challenge const& challenge,
           Tell tell) {
  auto const count = animals_at_stake(state, state.turn, challenge.challenged, challenge.animal);
  Trade const trade{.challenger = state.turn,
                    .challenged = challenge.challenged,
                    .animal = challenge.animal,
                    .count = static_cast<std::uint8_t>(count),
                    .round = 1};
  tell(event::Challenged{trade});
  state.phase.emplace<phase::Offer>(trade);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::TurnChoice const& choice,
                                    Actor by, action::Stop const&) {
  if (by != Actor{now.turn}) return Refusal::not_yours;
  if (!choice.traded) return Refusal::not_now;
  return {};
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::TurnChoice const&, Actor, action::Stop const&,
           Tell tell) {
  tell(event::Stopped{state.turn});
  end_turn(edition, state, tell);
}

}  // namespace kuhhandel
