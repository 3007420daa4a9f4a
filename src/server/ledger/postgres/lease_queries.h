// The rows of a ledger in PostgreSQL that say which server owns which shard, and who is there.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/cluster_map/shard.h"
#include "store/replica.h"
#include "table/instant.h"

namespace kuhhandel::server {

struct ShardRow {
  int shard;
  ShardLease lease;
  store::ReplicaPosition latest_position;    // the last turn that is kept
  store::ReplicaPosition previous_position;  // the last of whoever wrote before that one
  std::uint64_t tombstones_deleted_up_to;    // a turn; it is not known which tables and rows went up to then
  table::Instant latest_event_at;            // up to when the latest went
  std::string address;                       // of the owner; empty where that is not known

  /// Whether all turns up to that one are turns of this shard, and it is known what has changed since.
  bool can_sync_delta_from(store::ReplicaPosition const& position) const;
};

/// What a server goes by in the ledger, and where people reach it; empty where that is not known.
struct Node {
  std::string id;
  std::string address;
};

/// All shards, by their numbers, that of the surroundings too, and what time it is there.
struct ClusterState {
  ShardLease::Time now;
  int account_data_version;  // their version, as a folder counts it; 0: nobody has brought any yet
  std::vector<ShardRow> rows;
  std::map<std::string, std::string>
      active_nodes;  // addresses of servers that are there and ready, by their ids
};
ClusterState read_cluster_state(postgres::Connection& database);

/// By what the database knows a session of that server.
std::string session_name_of(std::string const& node);

/// What a server has taken over.
struct AcquiredShards {
  std::vector<ShardRow> shards;
  /// Until then another server ran; 0 where none did since this one.
  table::Instant previous_owner_ran_until{0};
};

/// Takes over those of the rows that are as they were read, all that are its own, and gives them as they are
/// then: nobody else writes to them any more. Whoever has not been heard of for long has no session any more,
/// which could hold what it has begun.
std::vector<ShardRow> acquire_leases(postgres::Connection& database, std::string const& node,
                                     std::vector<ShardRow> const& rows);

/// Whether a server that is there may have shards.
enum class Readiness : std::uint8_t { not_ready, ready };

/// The server says that it is there. The addresses of all servers that have been there in the last day, its
/// own too.
std::vector<std::string> renew_lease(postgres::Connection& database, Node const& node, Readiness readiness);

/// What the server lists, as others are to tell it too.
void publish_listing(postgres::Connection& database, std::string const& node, std::string const& listing);
/// What the other servers list that are there.
std::vector<std::string> read_other_listings(postgres::Connection& database, std::string const& node);

/// The shard, up to that time, is nobody's from now on; nothing where it is not the node's in that epoch.
void release_lease(postgres::Connection& database, std::string const& node, ShardRow const& row,
                   table::Instant latest_event_at);

/// Whether another server is there that could take over.
bool has_other_nodes(postgres::Connection& database, std::string const& node);

/// The server says that it is there no more: its shards are free at once.
void leave_cluster(postgres::Connection& database, Node const& node);

}  // namespace kuhhandel::server
