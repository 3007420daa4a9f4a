// Tables that the operator wants to delete. The running server, or the next one, carries it out.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <map>
#include <string>

namespace kuhhandel::moderation {

/// Returns the reasons by table id; a reason may be empty.
std::map<std::string, std::string, std::less<>> takedowns_in(SQLite::Database& database);

/// Returns false if there is no such table. The reason, if not empty, is sent to the table's players.
bool request_takedown(SQLite::Database& database, std::string const& table, std::string const& reason = {});

/// Call when the table is deleted.
void remove_takedown(SQLite::Database& database, std::string const& table);

}  // namespace kuhhandel::moderation
