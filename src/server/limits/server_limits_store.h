// Limits of a server in its data folder: the options of `serve`, and the overrides of `kuhhandel admin
// limits`. They are local to this machine, not in the ledger.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/limits/server_limits.h"

namespace kuhhandel::server {

struct StoredLimits {
  LimitsPatch started;  // complete once a server has been started
  LimitsPatch set;

  ServerLimits in_force() const;
};

/// All functions throw SQLite::Exception if the disk fails.
StoredLimits stored_limits(SQLite::Database& database);

/// Stores the limits that a server starts with, and returns those in force.
ServerLimits store_started_limits(SQLite::Database& database, ServerLimits const& limits);
/// Applies these limits now and at later starts; earlier overrides of other limits remain.
void set_limits(SQLite::Database& database, LimitsPatch const& limits);
/// Removes all overrides.
void unset_limits(SQLite::Database& database);

}  // namespace kuhhandel::server
