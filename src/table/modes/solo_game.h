// A game of one person against bots. Their decisions have no time limit, and the game pauses while
// they do not look at it.
#pragma once

#include <optional>

#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns the seat of the only person at a table whose other seats are all bots. nullopt if a
/// visitor requests a seat, at correspondence tables, and at tables of speed 0, which are for machines.
std::optional<Seat> solo_player(Table const& table);

/// Returns true if the game runs and the solo player does not look at it.
bool is_unattended(Table const& table);

/// Returns true if the running game continues only when this player acts or, alone with bots, looks at it.
bool awaits_player(Table const& table, Seat seat);

}  // namespace kuhhandel::table
