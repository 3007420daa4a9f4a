// A server that waits for the tables of a cluster: it looks whether they are free, and meanwhile keeps its
// copy of them as the ledger is.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "server/neighbours.h"
#include "server/shard_rows.h"
#include "store/store.h"

namespace kuhhandel::server {

/// As long as that from now, or until it is to end: then false.
bool has_waited(Ownership::Time time, std::stop_token const& ends = {});

/// Returns once all shards are the node's, also where the database goes away meanwhile; no shards where it is
/// to end before. Where another has them, `stands_by` is called once.
TakenShards stand_by(std::string const& where, Node const& node, store::Store& store, Neighbours& neighbours,
                     std::function<void()> stands_by, std::stop_token const& ends);

}  // namespace kuhhandel::server
