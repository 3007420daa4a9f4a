// Counts the days on which a server ran on this data, by which names and groups that nobody uses grow old. A
// clock that jumps counts as one day, so it makes nothing expire.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace kuhhandel::store {

/// Of the running day; 0 on the first.
std::int64_t served_days(SQLite::Database& database);

/// To be called at least once a day; `day` is that of the calendar. Writes only when the day is a new one.
void count_served_day(SQLite::Database& database, std::int64_t day);

/// A step of the migrations: the count, when names and groups were used last, and the bytes of a group's
/// games, which move to a table that takes less room for long rows.
void add_days_of_use(SQLite::Database& database);

}  // namespace kuhhandel::store
