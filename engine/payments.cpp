#include "engine/payments.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kuhhandel {
namespace {

/// Lays as many of the value as go into the amount, which becomes what is left.
template <Denomination kDenomination>
void lay_within(MoneyCards hand, Money& amount, MoneyCards& cards) {
  constexpr auto kValue = value_of(kDenomination);
  auto const laid = std::min(hand.count(kDenomination), amount / kValue);
  cards += MoneyCards::of(kDenomination, laid);
  amount -= laid * kValue;
}

/// The most that is within the amount, and of that the fewest cards, without five hundreds and twenties. Of
/// the other values each goes into every dearer one, so the dearest first will do. Written out, since a
/// division by a value that the compiler knows is none.
MoneyCards most_within(MoneyCards hand, Money amount) {
  using enum Denomination;
  MoneyCards cards;
  lay_within<two_hundred>(hand, amount, cards);
  lay_within<hundred>(hand, amount, cards);
  lay_within<fifty>(hand, amount, cards);
  lay_within<ten>(hand, amount, cards);
  return cards;
}

std::pair<Money, int> cost(MoneyCards payment) { return {payment.sum(), payment.size()}; }

/// The cheapest payment without those, of a hand that is worth `all`: what is kept is the most that can be.
MoneyCards cheapest_without_them(MoneyCards hand, Money all, Money at_least) {
  if (at_least <= 0) return {};
  return most_within(hand, all - most_within(hand, all - at_least).sum());
}

}  // namespace

bool is_canonical(MoneyCards payment, Money at_least) {
  auto const spare = payment.sum() - at_least;
  if (spare < 0) return false;
  for (auto const denomination : kDenominations) {
    if (payment.count(denomination) > 0 && value_of(denomination) <= spare) return false;
  }
  return true;
}

MoneyCards cheapest_cards(MoneyCards hand, int number) {
  MoneyCards cards;
  for (auto const denomination : kDenominations) {
    auto const taken = std::clamp(number, 0, hand.count(denomination));
    cards += MoneyCards::of(denomination, taken);
    number -= taken;
  }
  return cards;
}

/// With each number of five hundreds and of twenties that may be right, the most of them first.
MoneyCards cheapest_payment(MoneyCards hand, Money at_least) {
  using enum Denomination;
  assert(hand.sum() >= at_least);
  auto const five_hundreds = hand.count(five_hundred);
  auto const twenties = hand.count(twenty);
  auto const others = hand - MoneyCards::of(five_hundred, five_hundreds) - MoneyCards::of(twenty, twenties);
  auto const all = others.sum();
  auto best = hand;
  for (int many = std::min(five_hundreds, at_least.reached_by(500)); many >= 0; --many) {
    auto const beside = std::max(at_least - many * Money(500), Money());
    for (int few = std::min(twenties, beside.reached_by(20)); few >= 0; --few) {
      auto const rest = beside - few * Money(20);
      if (rest > all) break;
      auto const payment = MoneyCards::of(five_hundred, many) + MoneyCards::of(twenty, few) +
                           cheapest_without_them(others, all, rest);
      if (cost(payment) < cost(best)) best = payment;
    }
  }
  return best;
}

}  // namespace kuhhandel
