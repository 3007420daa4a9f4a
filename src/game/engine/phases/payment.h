// The payment after an auction: cards of the payer's choice, no change (C4.6, C4.7).
#pragma once

#include <optional>
#include <utility>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

inline SecretMoney paid_money(Payments payments, phase::Payment const& debt, MoneyCards money) {
  SecretMoney laid{.money = money, .known_to = {}};
  laid.known_to.insert(debt.payer);
  laid.known_to.insert(debt.payee);
  switch (payments) {
    case Payments::open:
      laid.known_to_all = true;
      return laid;
    case Payments::closed:
      return laid;
  }
  std::unreachable();
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::Payment const& debt, Actor by,
                                    action::Pay const& pay) {
  if (by != Actor{debt.payer}) return Refusal::not_yours;
  if (!now.hand(debt.payer).contains(pay.money)) return Refusal::not_your_cards;
  if (pay.money.sum() < debt.at_least) return Refusal::not_enough_paid;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Payment const& debt, Actor, action::Pay const& pay,
           Emit emit) {
  state.hand(debt.payer) -= pay.money;
  state.hand(debt.payee) += pay.money;
  auto const laid = paid_money(edition.rules.payments, debt, pay.money);
  emit(event::Paid<SecretMoney>{debt.payer, debt.payee, laid, laid.known_to_all});
  take_lot(edition, state, debt.payer, debt.lot, emit);
  end_turn(edition, state, emit);
}

}  // namespace kuhhandel
