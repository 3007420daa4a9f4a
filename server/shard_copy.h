// What a data folder has of a ledger in PostgreSQL is made what the ledger has: what has changed since it was
// copied is read, and where it is not known since when, all.
#pragma once

#include <cstddef>
#include <vector>

#include "postgres/connection.h"
#include "server/shard_rows.h"
#include "store/copies.h"

namespace kuhhandel::server {

/// The shards must be ours, so that nobody else writes to them; from then on it is known what changes around
/// tables. How many tables were read; std::runtime_error with a sentence where the folder and the ledger are
/// not of one story.
std::size_t bring_copies(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         store::Store& store);

/// The same, of all shards as they are at a moment, while others write on. Of surroundings in the words of
/// another version nothing is read yet.
std::size_t follow_copies(postgres::Connection& database, store::Store& store);

}  // namespace kuhhandel::server
