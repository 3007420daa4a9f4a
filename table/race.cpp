#include "table/race.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kuhhandel::table {

Instant believed(Receipt const& receipt) {
  if (!receipt.seen) return receipt.at;
  auto const round_trip = std::clamp(receipt.round_trip, Duration{0}, kLongestRoundTrip);
  return std::clamp(receipt.seen->at + receipt.seen->ago, receipt.at - round_trip - kAllowance, receipt.at);
}

Duration verdict_wait(Duration longest_round_trip) {
  return std::min(longest_round_trip + kVerdictSlack, kLongestVerdict);
}

std::vector<int> order_of(std::vector<Instant> const& moments, Rng& chance) {
  auto const moment = [&](int place) { return moments[static_cast<std::size_t>(place)]; };
  std::vector<int> order(moments.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int place) { return std::pair(moment(place), place); });
  for (auto next = order.begin(); next != order.end(); ++next) {
    auto const tied =
        std::find_if(next, order.end(), [&](int place) { return moment(place) > moment(*next) + kTie; });
    auto const drawn = next + chance.below(static_cast<int>(tied - next));
    std::rotate(next, drawn, drawn + 1);
  }
  return order;
}

}  // namespace kuhhandel::table
