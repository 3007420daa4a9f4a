// Repairs the stored times after a server ran with a clock that was ahead. A server's own time never goes
// back, so that the events of a table stay in order.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>

#include "table/instant.h"

namespace kuhhandel::store {

/// Smaller errors of the system clock are ignored.
inline constexpr table::Duration kClockTolerance = std::chrono::days(1);

/// Returns the end of the latest run if it is more than kClockTolerance after `wall`.
std::optional<table::Instant> clock_lead(SQLite::Database& database, table::Instant wall);

/// Sets all stored times after `now` to `now`, in one transaction: runs, logs, games and pending messages.
/// The order of a log is kept. Returns the number of changed facts.
int set_clock_back(SQLite::Database& database, table::Instant now);

}  // namespace kuhhandel::store
