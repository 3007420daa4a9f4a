// Database schema: a list of numbered migrations. PRAGMA user_version is the number of the last one applied.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel::store {

/// Returns the current schema version.
int schema_version();

/// Throws std::runtime_error with a message if a later version wrote the database.
void refuse_later_schema(SQLite::Database& database);

/// Creates the schema or upgrades it to `version`; each step is one transaction.
void migrate(SQLite::Database& database, int version = schema_version());

}  // namespace kuhhandel::store
