// The limits of a server as its data folder keeps them: what `serve` was started with, and what `kuhhandel
// admin limits` has set, which counts before that. They are this machine's own: no ledger has them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "server/limits/server_limits.h"

namespace kuhhandel::server {

struct StoredLimits {
  LimitsPatch started;  // all of them once a server has been started
  LimitsPatch set;

  ServerLimits in_force() const;
};

/// All functions throw SQLite::Exception where the disk refuses.
StoredLimits stored_limits(SQLite::Database& database);

/// A server starts with these; those that are in force.
ServerLimits store_started_limits(SQLite::Database& database, ServerLimits const& limits);
/// These count from now on, and at later starts; what was set of the others too.
void set_limits(SQLite::Database& database, LimitsPatch const& limits);
/// What was set counts no more.
void unset_limits(SQLite::Database& database);

}  // namespace kuhhandel::server
