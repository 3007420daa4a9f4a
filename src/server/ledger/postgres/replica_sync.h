// Brings the replica in a data folder up to date with a PostgreSQL ledger. Reads a delta if the changes since
// the last copy are known, otherwise everything.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// Synchronises owned shards, to which no other server writes. Afterwards changes of the account data are
/// tracked. Returns the number of tables read. Throws std::runtime_error if the folder and the ledger have
/// different histories.
std::size_t sync_exclusive(postgres::Connection& database, std::vector<ShardRow> const& shards,
                           LocalReplicaAccess const& replica);

/// Result of a sync of other servers' shards.
struct SyncResult {
  std::size_t tables = 0;
  bool account_data = false;                 // whether account data was read
  std::vector<std::string> deleted_names{};  // folded names that were deleted
  bool is_schema_current = true;  // false: the data has the format of another version, and nothing is read
};

/// Synchronises all shards except our own from a snapshot, while their owners keep writing.
SyncResult sync_follower(postgres::Connection& database, LocalReplicaAccess const& replica,
                         std::set<int> const& owned = {});

}  // namespace kuhhandel::server
