// The way back after a server ran with a clock that was ahead. Its time never goes back by itself, so that
// nothing at a table seems to happen before what happened there earlier.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>

#include "table/instant.h"

namespace kuhhandel::store {

/// A system clock may be wrong by so much without a word.
inline constexpr table::Duration kClockTolerance = std::chrono::days(1);

/// The end of the latest run, if it is later than `wall` by more than that.
std::optional<table::Instant> clock_lead(SQLite::Database& database, table::Instant wall);

/// Sets everything that is stored with a later time than `now` to `now`, all or nothing: runs, logs, games
/// and what waits to be sent. The order of a log stays. The number of facts that were set back.
int set_clock_back(SQLite::Database& database, table::Instant now);

}  // namespace kuhhandel::store
