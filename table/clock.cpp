#include "table/clock.h"

#include "engine/legal_actions.h"
#include "engine/turn_up.h"

namespace kuhhandel {
namespace {

Calls calls_of(Edition const& edition, phase::Bidding const& auction, Pace const& pace, Instant now) {
  auto first = now + (auction.standing ? pace.after_bid : pace.opening);
  bool const payday = !auction.standing && !edition.animal(auction.lot).payouts.empty();
  if (payday) first += pace.payday;
  return {{first, first + pace.between, first + 2 * pace.between}};
}

}  // namespace

Clock clock_for(Edition const& edition, State const& state, Speed speed, Instant now) {
  auto const pace = pace_of(speed);
  if (auto const* const auction = std::get_if<phase::Bidding>(&state.phase)) {
    return calls_of(edition, *auction, pace, now);
  }
  if (auto const* const countdown = std::get_if<phase::Countdown>(&state.phase)) {
    bool const first = countdown->count == kFirstCount;
    return Count{now + (first ? pace.opening : pace.between)};
  }
  if (auto const seat = seat_to_act(state)) return Limit{*seat, now + pace.choice};
  return NoClock{};
}

}  // namespace kuhhandel
