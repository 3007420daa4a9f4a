#include "bots/trader/payable_sums.h"

#include <cassert>

namespace kuhhandel::bots {

PayableSums::PayableSums(MoneyCards hand) : hand_(hand) {
  with_lowest_[0].fill(0);
  with_lowest_[0][0] = 1;
  auto const most = tens(hand.sum());
  for (auto const denomination : kDenominations) {
    auto const value = tens(value_of(denomination));
    auto const lower = static_cast<std::size_t>(index_of(denomination));
    auto const& without = with_lowest_[lower];
    auto& with = with_lowest_[lower + 1];
    with.fill(0);
    for (std::size_t sum = 0; sum <= most; ++sum) {
      for (std::size_t count = 0; count <= static_cast<std::size_t>(hand.count(denomination)); ++count) {
        if (count * value > sum) break;
        with[sum] |= without[sum - count * value] << count;
      }
    }
  }
}

MoneyCards PayableSums::cards(Money sum, int number) const {
  MoneyCards chosen;
  for (auto const denomination : kDearestFirst) {
    auto const value = value_of(denomination);
    auto const& without = with_lowest_[static_cast<std::size_t>(index_of(denomination))];
    int count = 0;
    while (((without[tens(sum - count * value)] >> (number - count)) & 1U) == 0) ++count;
    chosen += MoneyCards::of(denomination, count);
    sum -= count * value;
    number -= count;
  }
  assert(sum == 0 && number == 0);
  return chosen;
}

}  // namespace kuhhandel::bots
