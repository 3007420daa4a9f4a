// A server as one of those that have a ledger in PostgreSQL together: it says twice a second that it is
// there, and shares the tables with the others, or stands by (docs/CLUSTER.md).
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

/// The server was ended while it stood by.
struct StoppedWhileStandby : std::runtime_error {
  StoppedWhileStandby() : runtime_error("The server ended while it stood by.") {}
};

class Membership {
 public:
  /// `where` as libpq reads it. Returns once the tables are this server's, or it may have a share of them,
  /// and `store` has copies of them; else `stands_by` is called once and it waits, or StoppedWhileStandby.
  /// std::runtime_error with a sentence where that cannot be. `neighbours` are told of from then on; they and
  /// `store` must outlive it.
  Membership(std::string connection_string, store::Store& store, ClusterMap& cluster_map,
             std::function<void()> on_standby, std::stop_token const& ends);

  PostgresLedger& ledger() { return ledger_; }
  /// From now on it takes and gives shards, as long as that lives; `loop` and this must outlive it.
  std::unique_ptr<ShardRebalancer> start_rebalancer(LoopBridge& loop);
  /// All is sealed, and nothing more will be written: another need not wait to take over. Whether another is
  /// there.
  bool leave_cluster();
  /// After that: waits until others have all, for a few seconds at the most; whether they have, and then the
  /// neighbours are told who.
  bool wait_until_taken_over();
  /// How many tables were read from there since nobody else wrote to them.
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
  std::optional<postgres::Connection> database_;  // of the thread alone
  std::jthread heartbeat_thread_;
  std::size_t tables_read_;
};

}  // namespace kuhhandel::server
