// The records of games at tables that are gone.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace kuhhandel::store {

/// Those of the table go, but for these numbers. SQLite::Exception where the disk refuses.
void remove_games_except(SQLite::Database& database, std::string const& table, std::vector<int> const& but);

}  // namespace kuhhandel::store
