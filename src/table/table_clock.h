// A table's clock as those who are there, and those who are not, make it.
#pragma once

#include "table/clock.h"
#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Whether somebody who is asked, or might bid or claim, is away and is waited for. Until they are back, or
/// have been waited for long enough, no time runs that would decide without them.
bool waits_for_absent_player(Table const& table);

/// Whether no time runs for the game: it is held, or waits for one who is away.
bool is_clock_stopped(Table const& table);

/// The clock of the phase that begins now, or of the auction whose last bid came.
Clock clock_of(Table const& table, Instant now);

/// The clock that runs, where nobody waits long for one who is given up; none while the table stands still.
Clock shortened_clock(Table const& table, Instant now);

}  // namespace kuhhandel::table
