// What a data folder has of a ledger in PostgreSQL is made what the ledger has: what has changed since it was
// copied is read, and where it is not known since when, all.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// The shards must be ours, so that nobody else writes to them; from then on it is known what changes around
/// tables. How many tables were read; std::runtime_error with a sentence where the folder and the ledger are
/// not of one story.
std::size_t sync_exclusive(postgres::Connection& database, std::vector<ShardRow> const& shards,
                           LocalReplicaAccess const& replica);

/// What has been read of others' shards.
struct SyncResult {
  std::size_t tables = 0;
  bool account_data = false;                 // whether any of them
  std::vector<std::string> deleted_names{};  // folded, of those
  bool is_schema_current = true;  // else they are in the words of another version, of which nothing is read
};

/// The same, of all shards but our own as they are at a moment, while others write on.
SyncResult sync_follower(postgres::Connection& database, LocalReplicaAccess const& replica,
                         std::set<int> const& owned = {});

}  // namespace kuhhandel::server
