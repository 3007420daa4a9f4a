// Tables that whoever keeps the server wants gone. The server that runs sees to it, or the next one that
// does.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <set>
#include <string>

namespace kuhhandel::moderation {

std::set<std::string, std::less<>> closings_in(SQLite::Database& database);

/// False where there is no such table.
bool close_table(SQLite::Database& database, std::string const& table);

/// The table is gone.
void closed(SQLite::Database& database, std::string const& table);

}  // namespace kuhhandel::moderation
