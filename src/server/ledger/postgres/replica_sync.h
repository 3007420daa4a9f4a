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
std::size_t bring_copies(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         AtHand const& copy);

/// What has been read of others' shards.
struct Followed {
  std::size_t tables = 0;
  bool surroundings = false;              // whether any of them
  std::vector<std::string> names_gone{};  // folded, of those
  bool are_as_there = true;  // else they are in the words of another version, of which nothing is read
};

/// The same, of all shards but our own as they are at a moment, while others write on.
Followed follow_copies(postgres::Connection& database, AtHand const& copy, std::set<int> const& own = {});

}  // namespace kuhhandel::server
