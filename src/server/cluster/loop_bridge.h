// What of a cluster is done in the loop, as a thread that waits for the ledger's database asks for it. Each
// function returns once it is done; LoopEnded where the loop has.
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

/// What else has to know, each in a turn.
struct ShardHooks {
  /// Shards have become ours; whether what lies around tables is among them.
  std::function<void(bool account_data)> on_acquired;
  std::function<void(SyncResult const&)> on_synced;
};

class LoopBridge {
 public:
  virtual ~LoopBridge() = default;

  /// In a turn of the loop's.
  virtual void run_on_loop(std::function<void()> const& work) = 0;
  /// The shards are ours, and the copy has what they have; each with until when another server had it.
  virtual void acquire(std::vector<std::pair<ShardRow, table::Instant>> const& shards) = 0;
  /// The shard is to be another's: nobody is heard at its tables any more, and what was done is sealed. Up to
  /// when it went; none where it was lost meanwhile.
  virtual std::optional<table::Instant> release_shard(int shard) = 0;
  /// Who is at its tables yet is sent there.
  virtual void redirect_clients(int shard, std::string const& to) = 0;
  /// They are another's, as the ledger says.
  virtual void on_fenced(std::set<int> const& shards) = 0;
  virtual void on_synced(SyncResult const& result) = 0;
  /// What the lobby lists of its own.
  virtual std::string lobby_listing() = 0;
  /// The server cannot go on.
  virtual void fail(std::exception_ptr reason) = 0;
};

}  // namespace kuhhandel::server
