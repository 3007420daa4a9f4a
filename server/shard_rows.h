// The rows of a ledger in PostgreSQL that say which server owns which shard, and who is there.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ownership.h"
#include "store/copies.h"
#include "table/instant.h"

namespace kuhhandel::server {

struct ShardRow {
  int shard;
  Ownership ownership;
  store::CopyPosition latest;  // the last turn that is kept
  store::CopyPosition before;  // the last of whoever wrote before that one
  table::Instant at;           // up to when the latest went
  std::string address;         // of the owner; empty where that is not known

  /// Whether all turns up to that one are turns of this shard.
  bool contains(store::CopyPosition const& position) const;
};

/// What a server goes by in the ledger, and where people reach it; empty where that is not known.
struct Node {
  std::string id;
  std::string address;
};

/// All shards, by their numbers, that of the surroundings too, and what time it is there.
struct ShardRows {
  Ownership::Time now;
  int surroundings;  // their version, as a folder counts it; 0: nobody has brought any yet
  std::vector<ShardRow> rows;
};
ShardRows read_shards(postgres::Connection& database);

/// By what the database knows a session of that server.
std::string session_of(std::string const& node);

/// What a server has taken over.
struct TakenShards {
  std::vector<ShardRow> shards;
  /// Until then another server ran; 0 where none did since this one.
  table::Instant another_ran_until{0};
};

/// Takes over those of the rows that are as they were read, all that are its own, and gives them as they are
/// then: nobody else writes to them any more. Whoever has not been heard of for long has no session any more,
/// which could hold what it has begun.
std::vector<ShardRow> take_over(postgres::Connection& database, std::string const& node,
                                std::vector<ShardRow> const& rows);

struct Renewed {
  std::size_t owned;  // shards, as the database has it
  /// Of all servers that have been there in the last day, itself too.
  std::vector<std::string> addresses;
};
/// The server says that it is there.
Renewed renew(postgres::Connection& database, Node const& node);

/// Whether another server is there that could take over.
bool has_company(postgres::Connection& database, std::string const& node);

/// The server says that it is there no more: its shards are free at once.
void leave(postgres::Connection& database, Node const& node);

}  // namespace kuhhandel::server
