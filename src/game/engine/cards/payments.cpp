#include "engine/cards/payments.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace kuhhandel {
namespace {

/// Cards towards an amount, and the shortfall or the excess, in tens.
struct Laid {
  MoneyCards cards;
  int off;
};

/// Returns the largest sum of at most `tens`, with the fewest cards, without five hundreds and twenties. Each
/// of the other values divides the next higher one, so missing high cards are replaced by lower ones. The
/// number of each value is calculated directly from the amount, not from the remainder of the higher values.
Laid most_within(MoneyCards hand, int tens) {
  using enum Denomination;
  MoneyCards cards;
  auto const lay = [&](Denomination denomination, int wanted) {
    auto const laid = std::min(hand.count(denomination), wanted);
    cards += MoneyCards::of(denomination, laid);
    return wanted - laid;
  };
  auto const amount = static_cast<unsigned>(tens);
  auto const digit = [](unsigned number) { return static_cast<int>(number); };
  auto missing = lay(two_hundred, digit(amount / 20));
  missing = lay(hundred, digit(amount / 10 % 2) + 2 * missing);
  missing = lay(fifty, digit(amount / 5 % 2) + 2 * missing);
  missing = lay(ten, digit(amount % 5) + 5 * missing);
  return {cards, missing};
}

/// Returns the cheapest payment without five hundreds and twenties, for a hand worth `all`: if the amount
/// cannot be made exactly, the payer keeps as much as possible.
Laid cheapest_without_them(MoneyCards hand, int all, int tens) {
  auto const exact = most_within(hand, tens);
  if (exact.off == 0) return exact;
  auto const too_much = most_within(hand, all - tens).off;
  return {most_within(hand, tens + too_much).cards, too_much};
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

/// Tries each plausible number of five hundreds and of twenties, largest numbers first.
MoneyCards cheapest_payment(MoneyCards hand, Money at_least) {
  using enum Denomination;
  assert(hand.sum() >= at_least);
  auto const five_hundreds = hand.count(five_hundred);
  auto const twenties = hand.count(twenty);
  auto const others = hand - MoneyCards::of(five_hundred, five_hundreds) - MoneyCards::of(twenty, twenties);
  auto const all = others.tens();
  auto const tens = std::max(at_least.reached_by(10), 0);
  if (others == hand) return cheapest_without_them(hand, all, tens).cards;
  MoneyCards best;
  std::pair least(std::numeric_limits<int>::max(), 0);
  for (int many = std::min(five_hundreds, (tens + 49) / 50); many >= 0; --many) {
    auto const uncovered = std::max(tens - 50 * many, 0);
    for (int few = std::min(twenties, (uncovered + 1) / 2); few >= 0; --few) {
      auto const rest = std::max(uncovered - 2 * few, 0);
      if (rest > all) break;
      auto const laid = cheapest_without_them(others, all, rest);
      auto const cards = laid.cards + MoneyCards::of(five_hundred, many) + MoneyCards::of(twenty, few);
      std::pair const cost(50 * many + 2 * few + rest + laid.off, cards.size());
      if (cost >= least) continue;
      best = cards;
      least = cost;
    }
  }
  return best;
}

}  // namespace kuhhandel
