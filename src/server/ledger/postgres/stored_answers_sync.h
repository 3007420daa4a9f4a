// Synchronises the answers to requests with an idempotency key from a PostgreSQL ledger to a data folder.
#pragma once

#include <vector>

#include "postgres/connection.h"
#include "server/ledger/local_replica_access.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// Must be called before the positions of these shards are set. Answers that expired or were deleted in the
/// ledger stay in the folder for a day.
void sync_stored_answers(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         LocalReplicaAccess const& replica);

}  // namespace kuhhandel::server
