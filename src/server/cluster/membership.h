// Membership in a cluster that shares a PostgreSQL ledger: sends heartbeats twice a second and either shares
// the tables or is on standby (docs/CLUSTER.md).
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>

#include "server/cluster/shard_rebalancer.h"
#include "server/cluster_map/cluster_map.h"
#include "server/ledger/postgres/postgres_ledger.h"

namespace kuhhandel::server {

/// The server was stopped while on standby.
struct StoppedWhileStandby : std::runtime_error {
  StoppedWhileStandby() : runtime_error("The server was stopped while it was a standby.") {}
};

class Membership {
 public:
  /// `connection_string` is in libpq's format. Returns once this server owns the tables or may share them,
  /// and `store` has their replicas. Until then calls `on_standby` once and waits. Throws StoppedWhileStandby
  /// if stopped meanwhile, and std::runtime_error if the server cannot join. Updates `cluster_map` from then
  /// on; it and `store` must outlive this object.
  Membership(std::string connection_string, store::Store& store, ClusterMap& cluster_map,
             std::function<void()> on_standby, std::stop_token const& ends);

  PostgresLedger& ledger() { return ledger_; }
  /// Acquires and releases shards while the result exists; `loop` and this object must outlive it.
  std::unique_ptr<ShardRebalancer> start_rebalancer(LoopBridge& loop);
  /// Call it when everything is durable and nothing more will be written: other servers can take over at
  /// once. Returns whether there is another active server.
  bool leave_cluster();
  /// Call it after leave_cluster(). Waits at most 5 seconds until other servers own all shards and updates
  /// the cluster map. Returns whether they do.
  bool wait_until_taken_over();
  /// Returns the number of tables read from the ledger when this server acquired the shards.
  std::size_t tables_read() const { return tables_read_; }

 private:
  void run_heartbeat(std::stop_token const& ends);
  bool send_heartbeat();

  std::string connection_string_;
  store::Store& store_;
  ClusterMap& cluster_map_;
  Node node_;
  AcquiredShards acquired_;
  PostgresLedger ledger_;
  std::atomic<Readiness> readiness_ = Readiness::not_ready;
  std::optional<postgres::Connection> database_;  // used only by the thread
  std::jthread heartbeat_thread_;
  std::size_t tables_read_;
};

}  // namespace kuhhandel::server
