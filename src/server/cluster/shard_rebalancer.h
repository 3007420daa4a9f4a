// Thread that acquires free shards, releases shards to other servers one at a time, and keeps the replica of
// all other shards current (docs/adr/0026).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/loop_bridge.h"
#include "server/cluster_map/cluster_map.h"
#include "server/ledger/postgres/postgres_ledger.h"
#include "server/ledger/postgres/tombstone_gc.h"

namespace kuhhandel::server {

class ShardRebalancer {
 public:
  /// Starts the thread. `owned` are the shards owned now; `readiness` is the state that heartbeats report.
  /// All arguments passed by reference must outlive this object.
  ShardRebalancer(std::string connection_string, Node const& node, std::vector<ShardRow> const& owned,
                  ClusterMap& cluster_map, PostgresLedger const& ledger, store::Store& store,
                  LoopBridge& loop, std::atomic<Readiness>& readiness);
  ~ShardRebalancer();
  ShardRebalancer(ShardRebalancer const&) = delete;
  ShardRebalancer& operator=(ShardRebalancer const&) = delete;

  /// Releases all shards to other ready servers, then calls `on_drained` once; at once if there is no other
  /// server.
  void drain(std::function<void()> on_drained);

 private:
  void run(std::stop_token const& ends);
  void tick();
  void rebalance();
  bool is_draining();
  std::function<void()> take_drain_callback();
  ShardLease::Time next_tick_in() const;
  bool is_free(ShardRow const& row) const;
  std::vector<std::string> owners_now() const;
  void drop_fenced();
  void acquire_assigned(std::vector<std::string> const& assignment);
  void release_one(std::vector<std::string> const& assignment);
  void release_shard(int shard, std::string const& to);
  void release_all();
  void sync();
  void publish_map();
  postgres::Connection& database();
  postgres::Connection& sync_connection();
  std::set<int> owned_shards() const;

  std::string connection_string_;
  Node const& node_;
  ClusterMap& cluster_map_;
  PostgresLedger const& ledger_;
  LocalReplicaAccess replica_;
  LoopBridge& loop_;
  std::atomic<Readiness>& readiness_;
  std::map<int, std::uint64_t> owned_epochs_;  // fencing epochs by shard
  ClusterState cluster_{};
  std::chrono::steady_clock::time_point polled_at_{};  // when cluster_ was read
  ShardLease::Time polling_since_{0};  // start of uninterrupted polling, by the database's clock
  std::chrono::steady_clock::time_point next_sync_{};
  std::string published_listing_;
  TombstoneGc tombstone_gc_;
  std::optional<postgres::Connection> database_;
  std::optional<postgres::Connection> sync_connection_;
  std::mutex mutex_;
  std::function<void()> on_drained_;  // empty: no drain in progress
  bool has_drained_ = false;          // used only by the thread
  std::jthread thread_;
};

}  // namespace kuhhandel::server
