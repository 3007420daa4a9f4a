// Intervals in which servers ran on this data. Time does not count while none runs, because the system clock
// may have been set meanwhile or may stop without power.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "table/instant.h"

namespace kuhhandel::store {

class UptimeIntervals {
 public:
  explicit UptimeIntervals(SQLite::Database& database) : database_(database) {}

  /// Starts an interval when the system clock shows `wall`. Returns its start: `wall`, but at least the end
  /// of the last interval.
  table::Instant begin(table::Instant wall);

  /// Extends the latest interval to `now`.
  void extend(table::Instant now);

  /// Returns how long no server has run since `then`.
  table::Duration downtime_since(table::Instant then) const;

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
