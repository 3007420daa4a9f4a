// Follows a cluster until this server can join: waits for free or shared shards and synchronises its replica
// in the meantime.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/ledger/postgres/lease_queries.h"
#include "store/store.h"

namespace kuhhandel::server {

/// Pauses for `time`. Returns false if a stop was requested before that.
bool pause_for(ShardLease::Time time, std::stop_token const& ends = {});

/// Returns for each shard the address of its owner; empty if nobody owns it, or `node` itself.
std::vector<std::string> addresses_of_owners(std::string const& node, ClusterState const& shards);

/// Returns once the node owns all shards, or other servers share them and the replica matches the ledger; the
/// node then owns none yet. Keeps trying while the database is unreachable. Returns nullopt if a stop was
/// requested. Calls `on_standby` once if other servers own shards.
std::optional<AcquiredShards> wait_to_join(std::string const& connection_string, Node const& node,
                                           store::Store& store, ClusterMap& cluster_map,
                                           std::function<void()> on_standby, std::stop_token const& ends);

}  // namespace kuhhandel::server
