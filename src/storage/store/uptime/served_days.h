// Counts the days on which a server ran on this data; unused names and groups expire by it. A clock jump
// counts as one day, so it makes nothing expire.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace kuhhandel::store {

/// Returns the number of the current day; 0 on the first.
std::int64_t served_days(SQLite::Database& database);

/// Call at least once a day; `day` is the calendar day. Writes only if the day is new.
void count_served_day(SQLite::Database& database, std::int64_t day);

/// A migration: adds the count and the last use of names and groups. Moves the bytes of groups' games to a
/// table that stores long rows compactly.
void add_days_of_use(SQLite::Database& database);

}  // namespace kuhhandel::store
