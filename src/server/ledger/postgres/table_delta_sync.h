// What has changed at tables since a data folder was copied, and nothing else, is read from a ledger in
// PostgreSQL.
#pragma once

#include <cstddef>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// `shards` contain the positions of their copies; what the ledger has must be what it had when they were
/// read. How many tables were read.
std::size_t sync_changed_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                                LocalReplicaAccess const& replica);

}  // namespace kuhhandel::server
