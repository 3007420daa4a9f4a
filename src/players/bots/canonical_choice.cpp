#include "bots/canonical_choice.h"

namespace kuhhandel::bots {
namespace {

MoneyCards without_spare_cards(MoneyCards payment, Money at_least) {
  for (auto const denomination : kDenominations) {
    auto const card = MoneyCards::of(denomination);
    while (payment.contains(card) && (payment - card).sum() >= at_least) payment -= card;
  }
  return payment;
}

}  // namespace

Choice canonical_choice(Choice choice, View const& view) {
  auto* const pay = choice ? std::get_if<action::Pay>(&*choice) : nullptr;
  auto const* const debt = std::get_if<phase::Payment>(&view.phase);
  if (pay != nullptr && debt != nullptr) pay->money = without_spare_cards(pay->money, debt->at_least);
  return choice;
}

}  // namespace kuhhandel::bots
