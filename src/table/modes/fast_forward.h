// Fast-forward of players to their next decision: while all connected players want it, nothing is shown and
// bots act at once. Not part of the game.
#pragma once

#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns true if the seat must decide, or could bid or claim and has not passed.
bool has_decision(Table const& table, Seat seat);

/// Returns true if a game runs in which the seat has no decision now and has not requested fast-forward.
bool can_fast_forward(Table const& table, Seat seat);

/// Returns true if at least one human player is connected and all of them want fast-forward.
bool is_fast_forwarding(Table const& table);

}  // namespace kuhhandel::table
