// Payment of a number of cards of any value for a pedigree, seen only by payer and payee (C7.1, C7.4).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

inline std::optional<Refusal> check(Edition const&, State const& now, phase::ClaimPayment const& debt,
                                    Actor by, action::Pay const& pay) {
  if (by != Actor{debt.payer}) return Refusal::not_yours;
  if (!now.hand(debt.payer).contains(pay.money)) return Refusal::not_your_cards;
  if (pay.money.size() != debt.cards) return Refusal::wrong_number_of_cards;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::ClaimPayment const& debt, Actor,
           action::Pay const& pay, Emit emit) {
  state.hand(debt.payer) -= pay.money;
  state.hand(debt.payee) += pay.money;
  SecretMoney laid{.money = pay.money, .known_to = {}};
  laid.known_to.insert(debt.payer);
  laid.known_to.insert(debt.payee);
  emit(event::Paid<SecretMoney>{.payer = debt.payer, .payee = debt.payee, .laid = laid, .open = false});
  take_pedigree(state, debt.payer, debt.pedigree, emit);
  end_turn(edition, state, emit);
}

}  // namespace kuhhandel
