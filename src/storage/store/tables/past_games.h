// Game records of deleted tables.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace kuhhandel::store {

/// Deletes the table's records except those with the given numbers. Throws SQLite::Exception if the disk
/// fails.
void remove_games_except(SQLite::Database& database, std::string const& table, std::vector<int> const& but);

}  // namespace kuhhandel::store
