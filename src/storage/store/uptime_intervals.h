// When servers ran on this data. While none does nobody's time runs, and what the system's clock says of that
// while cannot be known to be right: it may have been set, or there may be none that goes on without power.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "table/instant.h"

namespace kuhhandel::store {

class UptimeIntervals {
 public:
  explicit UptimeIntervals(SQLite::Database& database) : database_(database) {}

  /// A server begins to run; the system's clock shows `wall`. From when on its time counts: that, but never
  /// before the end of an earlier run.
  table::Instant begin(table::Instant wall);

  /// The latest run goes on; all between two such marks belongs to it.
  void extend(table::Instant now);

  /// For how long no server ran since then.
  table::Duration downtime_since(table::Instant then) const;

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
