#include "bots/trader/layings.h"

#include <cassert>

namespace kuhhandel::bots {

Layings::Layings(MoneyCards hand) : hand_(hand) {
  by_place_[0].fill(0);
  by_place_[0][0] = 1;
  auto const most = tens(hand.sum());
  for (int place = 0; place < kValueCount; ++place) {
    auto const value = tens(kValues[static_cast<std::size_t>(place)]);
    auto const& without = by_place_[static_cast<std::size_t>(place)];
    auto& with = by_place_[static_cast<std::size_t>(place) + 1];
    with.fill(0);
    for (std::size_t sum = 0; sum <= most; ++sum) {
      for (std::size_t count = 0; count <= static_cast<std::size_t>(hand.count(place)); ++count) {
        if (count * value > sum) break;
        with[sum] |= without[sum - count * value] << count;
      }
    }
  }
}

MoneyCards Layings::cards(Money sum, int number) const {
  MoneyCards chosen;
  for (int place = kValueCount - 1; place >= 0; --place) {
    auto const value = kValues[static_cast<std::size_t>(place)];
    auto const& without = by_place_[static_cast<std::size_t>(place)];
    int count = 0;
    while (((without[tens(sum - count * value)] >> (number - count)) & 1U) == 0) ++count;
    chosen += MoneyCards::of(place, count);
    sum -= count * value;
    number -= count;
  }
  assert(sum == 0 && number == 0);
  return chosen;
}

}  // namespace kuhhandel::bots
