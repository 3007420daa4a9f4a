#include "server/app/cluster_loop_adapter.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <future>
#include <utility>

#include "server/websocket/client_connection.h"

namespace kuhhandel::server {
namespace {

constexpr auto kFutureCheckInterval = std::chrono::milliseconds(50);

template <class Value>
Value wait_for(std::future<Value>& future, std::atomic<bool> const& has_ended) {
  while (future.wait_for(kFutureCheckInterval) != std::future_status::ready)
    if (has_ended) throw LoopEnded();
  return future.get();
}

}  // namespace

ClusterLoopAdapter::ClusterLoopAdapter(boost::asio::io_context& io, ServerContext& context,
                                       std::atomic<bool> const& has_ended, PostgresLedger& ledger,
                                       ShardHooks hooks)
    : io_(io), context_(context), has_ended_(has_ended), ledger_(ledger), hooks_(std::move(hooks)) {
  context.commit_loop.set_ownership_lost_handler(
      [this](std::set<int> const& shards) { drop_connections(shards); });
}

void ClusterLoopAdapter::run_on_loop(std::function<void()> const& work) {
  auto promise = std::make_shared<std::promise<bool>>();
  auto future = promise->get_future();
  boost::asio::post(io_, [this, promise, &work] {
    // The waiting thread has already given up.
    if (has_ended_) return;
    bool is_done = false;
    context_.commit_loop.run_or_fail([&] {
      work();
      is_done = true;
    });
    promise->set_value(is_done);
  });
  if (!wait_for(future, has_ended_)) throw LoopEnded();
}

void ClusterLoopAdapter::acquire(std::vector<std::pair<ShardRow, table::Instant>> const& shards) {
  run_on_loop([&] {
    bool account_data = false;
    for (auto const& [row, ran_until] : shards) {
      context_.commit_loop.advance_clock_to(row.latest_event_at);
      ledger_.shards().acquire(row, ran_until, context_.commit_loop.now());
      account_data |= row.shard == kAccountShard;
    }
    context_.services.directory.on_ownership_changed();
    hooks_.on_acquired(account_data);
  });
}

std::optional<table::Instant> ClusterLoopAdapter::release_shard(int shard) {
  auto promise = std::make_shared<std::promise<std::optional<table::Instant>>>();
  auto future = promise->get_future();
  run_on_loop([&] {
    for (auto* const connection : connections({shard})) connection->detach();
    ledger_.shards().start_release(shard);
    context_.services.directory.on_ownership_changed();
    context_.commit_loop.on_durable([this, promise, shard](bool) {
      bool const is_ours = ledger_.shards().owns(shard);
      ledger_.shards().finish_release(shard);
      promise->set_value(is_ours ? std::optional(context_.commit_loop.now()) : std::nullopt);
    });
  });
  return wait_for(future, has_ended_);
}

void ClusterLoopAdapter::redirect_clients(int shard, std::string const& to) {
  run_on_loop([&] {
    for (auto* const connection : connections({shard})) connection->redirect(to);
  });
}

void ClusterLoopAdapter::on_fenced(std::set<int> const& shards) {
  run_on_loop([&] {
    std::set<int> ours;
    for (int const shard : shards)
      if (ledger_.shards().owns(shard)) ours.insert(shard);
    if (!ours.empty()) context_.commit_loop.on_shards_fenced(ours);
  });
}

void ClusterLoopAdapter::on_synced(SyncResult const& result) {
  run_on_loop([&] { hooks_.on_synced(result); });
}

std::string ClusterLoopAdapter::lobby_listing() {
  std::string listing;
  run_on_loop([&] { listing = local_lobby_listing(context_.services.directory); });
  return listing;
}

void ClusterLoopAdapter::fail(std::exception_ptr reason) {
  boost::asio::post(io_, [this, reason = std::move(reason)]() mutable {
    if (!has_ended_) context_.commit_loop.fail(std::move(reason));
  });
}

std::vector<ClientConnection*> ClusterLoopAdapter::connections(std::set<int> const& shards) const {
  std::vector<ClientConnection*> matches;
  for (auto* const connection : context_.live_connections)
    if (shards.contains(shard_of(connection->table()))) matches.push_back(connection);
  return matches;
}

void ClusterLoopAdapter::drop_connections(std::set<int> const& shards) {
  for (auto* const connection : connections(shards)) {
    connection->detach();
    connection->close_now();
  }
  for (int const shard : shards) ledger_.shards().on_fenced(shard);
  context_.services.directory.on_ownership_changed();
}

}  // namespace kuhhandel::server
