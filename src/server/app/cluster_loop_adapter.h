// What of a cluster is done in a network's loop.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <set>

#include "server/cluster/loop_bridge.h"
#include "server/ledger/postgres/postgres_ledger.h"
#include "server/loop/server_context.h"

namespace kuhhandel::server {

class ClusterInNetwork final : public ClusterLoop {
 public:
  /// `has_ended`: nothing is done any more. All must outlive it.
  ClusterInNetwork(boost::asio::io_context& io, ServerContext& context, std::atomic<bool> const& has_ended,
                   PostgresLedger& ledger, ClusterHooks hooks);

  void in_turn(std::function<void()> const& work) override;
  void hold(std::vector<std::pair<ShardRow, table::Instant>> const& shards) override;
  std::optional<table::Instant> give(int shard) override;
  void lead(int shard, std::string const& to) override;
  void lose(std::set<int> const& shards) override;
  void have_followed(Followed const& followed) override;
  std::string listed() override;
  void fail(std::exception_ptr why) override;

 private:
  /// Connections to tables of these.
  std::vector<LiveConnection*> connections(std::set<int> const& shards) const;
  void drop(std::set<int> const& shards);

  boost::asio::io_context& io_;
  ServerContext& context_;
  std::atomic<bool> const& has_ended_;
  PostgresLedger& ledger_;
  ClusterHooks hooks_;
};

}  // namespace kuhhandel::server
