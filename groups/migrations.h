// The tables of groups in the server's database, and how those of an older version become those of this one.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel {

/// The version of the tables that this program works with.
int group_schema_version();

/// Makes the tables, or carries them up to `version`, all or nothing; std::runtime_error for a later version
/// than this program knows.
void migrate_groups(SQLite::Database& database, int version = group_schema_version());

}  // namespace kuhhandel
