// What a data folder has of the shards of a ledger in PostgreSQL is made what the ledger has.
#pragma once

#include <cstddef>
#include <vector>

#include "postgres/connection.h"
#include "server/shard_rows.h"
#include "store/copies.h"

namespace kuhhandel::server {

/// A shard whose copy goes as far as the ledger stays as it is; all tables of the others are read anew, and
/// what lies around tables likewise. They must be ours, so that nobody else writes to them. How many tables
/// were read; std::runtime_error with a sentence where the folder and the ledger are not of one story.
std::size_t bring_copies(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         store::Store& store);

}  // namespace kuhhandel::server
