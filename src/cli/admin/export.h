// All that is kept of a table, as text: for whoever has to find out what happened there, on this machine or
// another.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <ostream>
#include <string>

namespace kuhhandel::cli {

/// A JSON object a line: first how the table was set up, then its log of facts since its game began, each
/// with its time, then each game that is over with its record (docs/OPERATIONS.md). No keys. False where
/// nothing is kept of such a table; store::CorruptData where that is damaged.
bool export_table(SQLite::Database& database, std::string const& table, std::ostream& out);

}  // namespace kuhhandel::cli
