// What may be laid of a hand.
#pragma once

#include <vector>

#include "engine/money.h"

namespace kuhhandel {

/// Every multiset of cards of the hand, value by value.
inline std::vector<MoneyCards> parts_of(MoneyCards hand) {
  std::vector<MoneyCards> parts{{}};
  for (int place = 0; place < kValueCount; ++place) {
    auto const so_far = parts;
    for (int number = 1; number <= hand.count(place); ++number) {
      for (auto const& part : so_far) parts.push_back(part + MoneyCards::of(place, number));
    }
  }
  return parts;
}

}  // namespace kuhhandel
