// What a data folder has around tables is made what a ledger in PostgreSQL has; a ledger that has nothing yet
// gets what the folder has.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// std::runtime_error with a sentence where the folder cannot become a copy of the ledger's surroundings,
/// which are of that version: it has some of its own, or a later program wrote them.
void reject_foreign_account_data(int version, LocalReplicaAccess const& replica);

/// `row` is the surroundings' own, and ours. From then on it is known which of them change.
void sync_account_data_exclusive(postgres::Connection& database, ShardRow const& row,
                                 LocalReplicaAccess const& replica);

/// The same, as it is while another owns them; where they are in the words of another version, or nobody has
/// brought any, the folder stays as it is. Where it was another, which names nobody keeps any more, folded.
std::optional<std::vector<std::string>> sync_account_data_follower(postgres::Connection& database,
                                                                   ClusterState const& cluster,
                                                                   LocalReplicaAccess const& replica);

}  // namespace kuhhandel::server
