#include "table/races/latency_compensation.h"

#include <algorithm>
#include <optional>

namespace kuhhandel::table {
namespace {

/// Returns the round trip that others' bounds use: during a game its value at the start, otherwise the
/// current one of a connected player.
std::optional<Duration> settled(Table const& table, Seat seat) {
  auto const* const person = table.presence().person(seat);
  if (person == nullptr) return {};
  if (table.state() == TableState::running) return person->at_start;
  return person->away ? std::nullopt : std::optional(person->round_trip);
}

/// Returns the median of the other players' round trips, so that nobody can move their own bound; nullopt if
/// there are none.
std::optional<Duration> median_of_others(Table const& table, Seat self) {
  std::vector<Duration> all;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const round_trip = settled(table, seat);
    if (seat != self && round_trip) all.push_back(*round_trip);
  }
  if (all.empty()) return {};
  std::ranges::sort(all);
  return (all[(all.size() - 1) / 2] + all[all.size() / 2]) / 2;
}

}  // namespace

Duration trusted_round_trip(Table const& table, Seat seat, Duration measured) {
  auto const possible = std::clamp(measured, Duration{0}, kLongestRoundTrip);
  auto const others = median_of_others(table, seat);
  if (table.settings().fairness == Fairness::among_friends || !others) return possible;
  return std::min({possible, settled(table, seat).value_or(*others), *others + kMaxAboveMedian});
}

std::vector<Duration> trusted_round_trips(Table const& table) {
  std::vector<Duration> all;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    all.push_back(person == nullptr ? Duration{0} : trusted_round_trip(table, seat, person->round_trip));
  }
  return all;
}

Duration max_compensation(Table const& table, Seat seat, Arrival const& receipt) {
  auto const allowance = table.settings().fairness == Fairness::strict ? Duration{0} : kTrustMargin;
  return trusted_round_trip(table, seat, receipt.round_trip) + allowance;
}

bool is_overlong(Table const& table, Seat seat, Arrival const& receipt) {
  if (!receipt.seen) return false;
  auto const under_way = receipt.at - receipt.seen->at - receipt.seen->ago;
  auto const at_start = settled(table, seat);
  return under_way > (at_start ? *at_start : receipt.round_trip) + kTrustMargin;
}

}  // namespace kuhhandel::table
