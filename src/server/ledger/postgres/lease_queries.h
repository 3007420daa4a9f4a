// Queries for the rows of a PostgreSQL ledger that store shard ownership and the active servers.
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
  store::ReplicaPosition latest_position;    // the last stored batch
  store::ReplicaPosition previous_position;  // the last batch of the previous writer
  std::uint64_t tombstones_deleted_up_to;    // a batch; deletions up to it are no longer recorded
  table::Instant latest_event_at;            // time of the latest fact
  std::string address;                       // of the owner; empty if unknown

  /// Returns whether all batches up to that position belong to this shard, and all changes since then are
  /// recorded.
  bool can_sync_delta_from(store::ReplicaPosition const& position) const;
};

/// A server's id in the ledger and its address for players; the address is empty if unknown.
struct Node {
  std::string id;
  std::string address;
};

/// All shards by number, including the account shard, and the database's time.
struct ClusterState {
  ShardLease::Time now;
  int account_data_version;  // version of the account data as in a data folder; 0: none stored yet
  std::vector<ShardRow> rows;
  std::map<std::string, std::string> active_nodes;  // addresses of the active servers that are ready, by id
};
ClusterState read_cluster_state(postgres::Connection& database);

/// Returns the name of that server's database sessions.
std::string session_name_of(std::string const& node);

/// The shards that a server has acquired.
struct AcquiredShards {
  std::vector<ShardRow> shards;
  /// Another server ran until then; 0 if none has run since this one.
  table::Instant previous_owner_ran_until{0};
};

/// Acquires those of the rows that have not changed since they were read, and returns them with their state
/// after that: no other server can write to them any more. Also ends the sessions of servers whose lease has
/// expired, because their open transactions could lock rows.
std::vector<ShardRow> acquire_leases(postgres::Connection& database, std::string const& node,
                                     std::vector<ShardRow> const& rows);

/// Whether an active server may get shards.
enum class Readiness : std::uint8_t { not_ready, ready };

/// Renews the server's lease. Returns the addresses of all servers that were active in the last day,
/// including its own.
std::vector<std::string> renew_lease(postgres::Connection& database, Node const& node, Readiness readiness);

/// Publishes the server's lobby listing for the other servers.
void publish_listing(postgres::Connection& database, std::string const& node, std::string const& listing);
/// Returns the lobby listings of the other active servers.
std::vector<std::string> read_other_listings(postgres::Connection& database, std::string const& node);

/// Releases the shard, whose latest fact is of that time. Does nothing if the node does not own it in that
/// epoch.
void release_lease(postgres::Connection& database, std::string const& node, ShardRow const& row,
                   table::Instant latest_event_at);

/// Returns whether another active server could take over.
bool has_other_nodes(postgres::Connection& database, std::string const& node);

/// Marks the server as gone: its shards are free at once.
void leave_cluster(postgres::Connection& database, Node const& node);

}  // namespace kuhhandel::server
