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
bool has_waited(Ownership::Time time, std::stop_token const& ends = {});

/// The addresses of who has which shard, by the rows as they are for that node.
std::vector<std::string> addresses_of_owners(std::string const& node, ShardRows const& shards);

/// Returns once all shards are the node's, or others share them and its copy is as the ledger: then it has
/// none yet. It goes on where the database is away meanwhile; none where it is to end before. Where others
/// have them `stands_by` is called once.
std::optional<TakenShards> stand_by(std::string const& where, Node const& node, store::Store& store,
                                    Neighbours& neighbours, std::function<void()> stands_by,
                                    std::stop_token const& ends);

}  // namespace kuhhandel::server
