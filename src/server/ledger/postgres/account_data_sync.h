// Synchronises the account data of a data folder with a PostgreSQL ledger; an empty ledger gets the data of
// the folder.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// Throws std::runtime_error if the folder cannot become a replica of the ledger's account data of version
/// `version`: the folder has account data of its own, or a newer program wrote it.
void reject_foreign_account_data(int version, LocalReplicaAccess const& replica);

/// `row` is the row of the account shard, which this server owns. Afterwards changes of the account data are
/// tracked.
void sync_account_data_exclusive(postgres::Connection& database, ShardRow const& row,
                                 LocalReplicaAccess const& replica);

/// Synchronises while another server owns the account data. The folder stays as it is if the ledger's data
/// has the format of another version or is still empty. Returns the folded names that were deleted; nullopt
/// if nothing changed.
std::optional<std::vector<std::string>> sync_account_data_follower(postgres::Connection& database,
                                                                   ClusterState const& cluster,
                                                                   LocalReplicaAccess const& replica);

}  // namespace kuhhandel::server
