// A server that comes to a cluster: it looks whether the tables are free, or whether there are others that
// share them, and meanwhile makes its copy what the ledger is.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/ledger/postgres/lease_queries.h"
#include "store/store.h"

namespace kuhhandel::server {

/// As long as that from now, or until it is to end: then false.
bool pause_for(ShardLease::Time time, std::stop_token const& ends = {});

/// The addresses of who has which shard, by the rows as they are for that node.
std::vector<std::string> addresses_of_owners(std::string const& node, ClusterState const& shards);

/// Returns once all shards are the node's, or others share them and its copy is as the ledger: then it has
/// none yet. It goes on where the database is away meanwhile; none where it is to end before. Where others
/// have them `on_standby` is called once.
std::optional<AcquiredShards> wait_to_join(std::string const& connection_string, Node const& node,
                                           store::Store& store, ClusterMap& cluster_map,
                                           std::function<void()> on_standby, std::stop_token const& ends);

}  // namespace kuhhandel::server
