#include "engine/payments.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>

namespace kuhhandel {
namespace {

constexpr Money kEveryAmount = std::numeric_limits<int>::max();

struct Best {
  MoneyCards payment;
  Money sum = kEveryAmount;
};

/// Tries every number of cards of each value from the dearest down. A branch ends once it covers, no longer
/// can, or needs as many cards as an exact payment that was found.
class Search {
 public:
  Search(MoneyCards hand, Money at_least) : hand_(hand), at_least_(at_least) {}

  Best run() {
    descend(Denomination::five_hundred, {}, 0, hand_.sum());
    return best_;
  }

 private:
  void descend(Denomination denomination, MoneyCards chosen, Money sum, Money left) {
    if (sum >= at_least_) {
      consider(chosen, sum);
      return;
    }
    if (denomination == Denomination::zero || sum + left < at_least_) return;
    auto const value = value_of(denomination);
    auto const held = hand_.count(denomination);
    auto const needed = (at_least_ - sum).reached_by(value);
    if (best_.sum == at_least_ && chosen.size() + needed >= best_.payment.size()) return;
    for (int number = std::min<int>(held, needed); number >= 0; --number) {
      descend(cheaper_than(denomination).front(), chosen + MoneyCards::of(denomination, number),
              sum + number * value, left - held * value);
    }
  }

  void consider(MoneyCards chosen, Money sum) {
    bool const fewer = sum == best_.sum && chosen.size() < best_.payment.size();
    if (sum < best_.sum || fewer) best_ = {.payment = chosen, .sum = sum};
  }

  MoneyCards hand_;
  Money at_least_;
  Best best_;
};

/// Lays as many of the value as go into the amount, which becomes what is left; false where the hand has not
/// so many. That there are no twenties is nothing: no more others are laid for it.
template <Denomination kDenomination>
bool lay_whole(MoneyCards hand, Money& amount, MoneyCards& cards) {
  constexpr auto kValue = value_of(kDenomination);
  auto const held = hand.count(kDenomination);
  if (kDenomination == Denomination::twenty && held == 0) return true;
  auto const wanted = amount / kValue;
  if (wanted > held) return false;
  cards += MoneyCards::of(kDenomination, wanted);
  amount -= wanted * kValue;
  return true;
}

/// As many of the dearest as go into what is left, and so on, where that comes to the amount and no value ran
/// out that would have been laid. With the values of money, all of them or all but twenties, no others are
/// fewer. Written out, since a division by a value that the compiler knows is none.
std::optional<MoneyCards> dearest_first(MoneyCards hand, Money amount) {
  using enum Denomination;
  MoneyCards cards;
  bool const laid = lay_whole<five_hundred>(hand, amount, cards) &&
                    lay_whole<two_hundred>(hand, amount, cards) && lay_whole<hundred>(hand, amount, cards) &&
                    lay_whole<fifty>(hand, amount, cards) && lay_whole<twenty>(hand, amount, cards) &&
                    lay_whole<ten>(hand, amount, cards);
  if (!laid || amount != 0) return {};
  return cards;
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

MoneyCards cheapest_payment(MoneyCards hand, Money at_least) {
  assert(hand.sum() >= at_least);
  if (auto const exact = dearest_first(hand, at_least)) return *exact;
  return Search(hand, at_least).run().payment;
}

}  // namespace kuhhandel
