// Runs cluster operations on the main loop for the rebalancer thread. Functions return when the work is done
// and throw LoopEnded if the loop has ended.
#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "server/ledger/postgres/lease_queries.h"
#include "server/ledger/postgres/replica_sync.h"

namespace kuhhandel::server {

struct LoopEnded : std::runtime_error {
  LoopEnded() : runtime_error("The server has ended.") {}
};

/// Callbacks for other components; each call runs in its own batch.
struct ShardHooks {
  /// Called after this server acquired shards; `account_data`: the account shard is one of them.
  std::function<void(bool account_data)> on_acquired;
  std::function<void(SyncResult const&)> on_synced;
};

class LoopBridge {
 public:
  virtual ~LoopBridge() = default;

  /// Runs the work in a batch of the loop.
  virtual void run_on_loop(std::function<void()> const& work) = 0;
  /// Acquires the shards, whose replica is up to date; each comes with the time until which another server
  /// owned it.
  virtual void acquire(std::vector<std::pair<ShardRow, table::Instant>> const& shards) = 0;
  /// Stops the shard's tables and makes their data durable before another server acquires it. Returns the
  /// time of the release; nullopt if the shard was lost in the meantime.
  virtual std::optional<table::Instant> release_shard(int shard) = 0;
  /// Redirects the clients still connected to the shard's tables.
  virtual void redirect_clients(int shard, std::string const& to) = 0;
  /// The ledger reports that other servers own the shards.
  virtual void on_fenced(std::set<int> const& shards) = 0;
  virtual void on_synced(SyncResult const& result) = 0;
  /// Returns this server's part of the lobby list.
  virtual std::string lobby_listing() = 0;
  /// Ends the server because of this failure.
  virtual void fail(std::exception_ptr reason) = 0;
};

}  // namespace kuhhandel::server
