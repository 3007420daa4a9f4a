#include "store/uptime/uptime_intervals.h"

#include <algorithm>
#include <cstdint>

namespace kuhhandel::store {

namespace {

/// Later times are damaged.
constexpr table::Instant kLatestTime = std::chrono::years(500);

}  // namespace

table::Instant UptimeIntervals::begin(table::Instant wall) {
  SQLite::Statement last(database_, "SELECT coalesce(max(seen), 0) FROM runs WHERE seen < ?");
  last.bind(1, static_cast<std::int64_t>(kLatestTime.count()));
  last.executeStep();
  auto const began = std::max(wall, table::Instant{last.getColumn(0).getInt64()});
  last.reset();
  // A server that restarts repeatedly without running reuses its row. The first row stays, since the time
  // before it is not known to be a gap.
  SQLite::Statement again(database_, R"(
    UPDATE runs SET began = ?1, seen = ?1
    WHERE number = (SELECT max(number) FROM runs) AND number > (SELECT min(number) FROM runs)
      AND began = seen)");
  again.bind(1, static_cast<std::int64_t>(began.count()));
  if (again.exec() > 0) return began;
  SQLite::Statement insert(database_, "INSERT INTO runs (began, seen) VALUES (?1, ?1)");
  insert.bind(1, static_cast<std::int64_t>(began.count()));
  insert.exec();
  return began;
}

void UptimeIntervals::extend(table::Instant now) {
  SQLite::Statement update(
      database_, "UPDATE runs SET seen = max(seen, ?) WHERE number = (SELECT max(number) FROM runs)");
  update.bind(1, static_cast<std::int64_t>(now.count()));
  update.exec();
}

table::Duration UptimeIntervals::downtime_since(table::Instant then) const {
  SQLite::Statement gaps(database_, R"(
    SELECT coalesce(sum(max(later.began - max(earlier.seen, ?1), 0)), 0)
    FROM runs AS later JOIN runs AS earlier ON earlier.number = later.number - 1)");
  gaps.bind(1, static_cast<std::int64_t>(then.count()));
  gaps.executeStep();
  return table::Duration{gaps.getColumn(0).getInt64()};
}

}  // namespace kuhhandel::store
