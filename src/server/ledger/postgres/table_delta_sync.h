// Reads only the tables that changed in a PostgreSQL ledger since the data folder was last synchronised.
#pragma once

#include <cstddef>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// `shards` are the rows of shards that have a replica; the ledger's data must be of the same state as the
/// rows. Returns the number of tables read.
std::size_t sync_changed_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                                LocalReplicaAccess const& replica);

}  // namespace kuhhandel::server
