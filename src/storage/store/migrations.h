// The tables of the whole database, and how those of an older version become those of this one: one list of
// numbered steps, and PRAGMA user_version is the number of the last that was done.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel::store {

/// The version of the tables that this program works with.
int schema_version();

/// std::runtime_error with a sentence where a later program wrote the database.
void refuse_later_schema(SQLite::Database& database);

/// Makes the tables, or carries them up to `version`, each step whole or not at all.
void migrate(SQLite::Database& database, int version = schema_version());

}  // namespace kuhhandel::store
