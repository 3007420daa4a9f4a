#include "table/races/race.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace kuhhandel::table {
namespace {

/// Returns the odds of a press at that distance from the earliest; 0: none.
int odds(Duration behind, Fairness fairness) {
  switch (fairness) {
    case Fairness::among_friends:
      return behind <= kTie ? 1 : 0;
    case Fairness::strict:
      return static_cast<int>(std::max(kNoOdds - behind, Duration{0}).count());
  }
  std::unreachable();
}

}  // namespace

Instant compensated(Arrival const& receipt, Duration most) {
  if (!receipt.seen) return receipt.at;
  auto const reported = receipt.seen->at + std::max(receipt.seen->ago, kReaction);
  return std::clamp(reported, receipt.at - most, receipt.at);
}

Duration verdict_wait(Duration longest_round_trip) {
  return std::min(longest_round_trip + kVerdictSlack, kLongestVerdict);
}

bool is_drawn(std::vector<Instant> const& moments, Fairness fairness) {
  auto const earliest = std::ranges::min(moments);
  return std::ranges::count_if(moments,
                               [&](Instant moment) { return odds(moment - earliest, fairness) > 0; }) > 1;
}

std::vector<int> order_of(std::vector<Instant> const& moments, Fairness fairness, Rng& chance) {
  auto const moment = [&](int place) { return moments[static_cast<std::size_t>(place)]; };
  std::vector<int> order(moments.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int place) { return std::pair(moment(place), place); });
  for (auto next = order.begin(); next != order.end(); ++next) {
    auto const odds_of = [&, earliest = moment(*next)](int place) {
      return odds(moment(place) - earliest, fairness);
    };
    auto left = chance.below(std::transform_reduce(next, order.end(), 0, std::plus<>(), odds_of));
    auto const drawn =
        std::find_if(next, order.end(), [&](int place) { return (left -= odds_of(place)) < 0; });
    std::rotate(next, drawn, drawn + 1);
  }
  return order;
}

}  // namespace kuhhandel::table
