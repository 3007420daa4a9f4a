// LoopBridge on the loop of a HttpServer.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <set>

#include "server/cluster/loop_bridge.h"
#include "server/ledger/postgres/postgres_ledger.h"
#include "server/loop/server_context.h"

namespace kuhhandel::server {

class ClusterLoopAdapter final : public LoopBridge {
 public:
  /// `has_ended`: the loop does no more work. All arguments must outlive this object.
  ClusterLoopAdapter(boost::asio::io_context& io, ServerContext& context, std::atomic<bool> const& has_ended,
                     PostgresLedger& ledger, ShardHooks hooks);

  void run_on_loop(std::function<void()> const& work) override;
  void acquire(std::vector<std::pair<ShardRow, table::Instant>> const& shards) override;
  std::optional<table::Instant> release_shard(int shard) override;
  void redirect_clients(int shard, std::string const& to) override;
  void on_fenced(std::set<int> const& shards) override;
  void on_synced(SyncResult const& result) override;
  std::string lobby_listing() override;
  void fail(std::exception_ptr reason) override;

 private:
  /// Returns the connections to tables of these shards.
  std::vector<ClientConnection*> connections(std::set<int> const& shards) const;
  void drop_connections(std::set<int> const& shards);

  boost::asio::io_context& io_;
  ServerContext& context_;
  std::atomic<bool> const& has_ended_;
  PostgresLedger& ledger_;
  ShardHooks hooks_;
};

}  // namespace kuhhandel::server
