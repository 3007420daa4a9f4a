// A table's clock, depending on the connected players.
#pragma once

#include "table/clock/clock.h"
#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns true if the table waits for an absent player who must decide, or could bid or claim. The clock
/// must not decide without them until they return or the wait ends.
bool waits_for_absent_player(Table const& table);

/// Returns true if the game's clock is stopped: the table is held, or waits for an absent player.
bool is_clock_stopped(Table const& table);

/// Returns the clock of the phase that begins now, or of the auction after its last bid.
Clock clock_of(Table const& table, Instant now);

/// Returns the running clock, with a shorter time for an inactive player; NoClock while the table is stopped.
Clock shortened_clock(Table const& table, Instant now);

}  // namespace kuhhandel::table
