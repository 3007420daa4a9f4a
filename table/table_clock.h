// A table's clock as those who are there, and those who are not, make it.
#pragma once

#include "table/clock.h"
#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::table {

/// The clock of the phase that begins now, or of the auction whose last bid came.
Clock clock_of(Table const& table, Instant now);

/// The clock that runs, where nobody waits long for one who is not there; none while the table is held.
Clock sooner_for_the_absent(Table const& table, Instant now);

}  // namespace kuhhandel::table
