// All possible offers from a hand.
#pragma once

#include <vector>

#include "engine/cards/money_cards.h"

namespace kuhhandel {

/// Every multiset of cards of the hand, value by value.
inline std::vector<MoneyCards> parts_of(MoneyCards hand) {
  std::vector<MoneyCards> parts{{}};
  for (auto const denomination : kDenominations) {
    auto const so_far = parts;
    for (int number = 1; number <= hand.count(denomination); ++number) {
      for (auto const& part : so_far) parts.push_back(part + MoneyCards::of(denomination, number));
    }
  }
  return parts;
}

}  // namespace kuhhandel
