// Exports everything stored about a table as text, for an investigation on this machine or another.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <ostream>
#include <string>

namespace kuhhandel::cli {

/// Writes a JSON object per line: the setup of the table, its log of facts since its game began, each with
/// its time, and each finished game with its record (docs/OPERATIONS.md). No keys. Returns false if nothing
/// is stored about that table. Throws store::CorruptData if its data is damaged.
bool export_table(SQLite::Database& database, std::string const& table, std::ostream& out);

}  // namespace kuhhandel::cli
