// Shorter decision times for players whose time expires repeatedly, until they act again: a player who has
// left their page open must not delay a game by minutes.
#pragma once

#include <optional>

#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"

namespace kuhhandel::table {

/// Returns the seat for which the clock chose, if that is the fact.
std::optional<Seat> inactive_seat(Fact const& fact);

/// Returns the seat that acted in the game, if that is the fact.
std::optional<Seat> active_seat(Fact const& fact);

/// Returns the decision time of a player for whom the clock has chosen `slept` times in a row, where `choice`
/// is the normal time: a third of it after the first time, a ninth after that.
constexpr Duration inactivity_timeout(Duration choice, int slept) {
  return slept == 0 ? choice : choice / (slept == 1 ? 3 : 9);
}

}  // namespace kuhhandel::table
