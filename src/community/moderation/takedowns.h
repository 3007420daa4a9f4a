// Tables that whoever keeps the server wants gone. The server that runs sees to it, or the next one that
// does.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <map>
#include <string>

namespace kuhhandel::moderation {

/// By their ids, why; a reason may be empty.
std::map<std::string, std::string, std::less<>> takedowns_in(SQLite::Database& database);

/// False where there is no such table. Those at the table are told the reason, where there is one.
bool request_takedown(SQLite::Database& database, std::string const& table, std::string const& reason = {});

/// The table is gone.
void remove_takedown(SQLite::Database& database, std::string const& table);

}  // namespace kuhhandel::moderation
