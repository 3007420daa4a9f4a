// Whoever lets their time run out again and again is waited for less long each time, until they do something
// themselves: a game is held up for minutes by nobody who has gone away from a page that is open.
#pragma once

#include <optional>

#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"

namespace kuhhandel::table {

/// For whom the clock chose, by that fact.
std::optional<Seat> inactive_seat(Fact const& fact);

/// Who did something in the game themselves, by that fact.
std::optional<Seat> active_seat(Fact const& fact);

/// How long one is waited for who must choose, where `choice` is what others have and the clock chose for
/// them so often in a row: a third of it after the first time, a ninth from then on.
constexpr Duration inactivity_timeout(Duration choice, int slept) {
  return slept == 0 ? choice : choice / (slept == 1 ? 3 : 9);
}

}  // namespace kuhhandel::table
