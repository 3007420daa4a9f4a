// A rat goes round until a player takes it with all the money that the others laid to avoid it (C8).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/phases/turn_up.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

inline SecretMoney known_to(Seat seat, MoneyCards money) {
  SecretMoney secret{.money = money, .known_to = {}};
  secret.known_to.insert(seat);
  return secret;
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::RatRound const& round, Actor by,
                                    action::Take const&) {
  if (by != Actor{round.asked}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::RatRound const& round, Actor, action::Take const&,
           Emit emit) {
  state.hand(round.asked) += round.laid;
  emit(event::RatMoney<SecretMoney>{round.asked, known_to(round.asked, round.laid)});
  take_one(edition, state, round.asked, kRat, emit);
  if (state.pile.empty()) return end_turn(edition, state, emit);
  turn_up(edition, state, emit);  // C8.4
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::RatRound const& round, Actor by,
                                    action::Lay const& lay) {
  if (by != Actor{round.asked}) return Refusal::not_yours;
  auto const& hand = now.hand(round.asked);
  if (hand.empty()) return Refusal::must_take;
  auto const denomination = denomination_of(lay.value);
  if (!denomination || hand.count(*denomination) == 0) return Refusal::not_your_cards;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::RatRound const& round, Actor, action::Lay const& lay,
           Emit emit) {
  auto const card = cards_of_value(lay.value);
  state.hand(round.asked) -= card;
  emit(event::LaidOnRat<SecretMoney>{round.asked, known_to(round.asked, card)});
  auto next = round;
  next.laid += card;
  next.asked = left_of(round.asked, state.seats);
  state.phase = next;
}

}  // namespace kuhhandel
