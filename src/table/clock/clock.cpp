#include "table/clock/clock.h"

#include <algorithm>

#include "engine/legal_actions.h"

namespace kuhhandel::table {
namespace {

Calls calls_of(phase::Bidding const& auction, Pace const& pace, Instant now) {
  auto const first = now + (auction.standing ? pace.after_bid : pace.opening);
  return {{first, first + pace.between, first + 2 * pace.between}};
}

Count count_of(int from, Pace const& pace, Instant now) {
  Count count{.from = from, .at = {now}};
  auto const first = now + (from == kFirstCount ? pace.opening : pace.between);
  for (int i = 1; i <= from; ++i) count.at[static_cast<std::size_t>(i)] = first + (i - 1) * pace.between;
  return count;
}

}  // namespace

int Count::count_at(Instant moment) const {
  int count = from;
  while (count > 0 && moment >= when(count - 1)) --count;
  return count;
}

Clock clock_for(State const& state, Speed speed, Instant now, Duration least_silence) {
  auto pace = pace_of(speed);
  pace.opening = std::max(pace.opening, least_silence);
  pace.after_bid = std::max(pace.after_bid, least_silence);
  if (auto const* const auction = std::get_if<phase::Bidding>(&state.phase)) {
    return calls_of(*auction, pace, now);
  }
  if (auto const* const countdown = std::get_if<phase::Countdown>(&state.phase)) {
    return count_of(countdown->count, pace, now);
  }
  if (auto const seat = seat_to_act(state)) return Limit{*seat, now + pace.choice};
  return NoClock{};
}

}  // namespace kuhhandel::table
