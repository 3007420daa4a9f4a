#include "server/app/cluster_loop_adapter.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <future>
#include <utility>

#include "server/websocket/client_connection.h"

namespace kuhhandel::server {
namespace {

constexpr auto kBetweenAsks = std::chrono::milliseconds(50);

template <class Value>
Value answer_of(std::future<Value>& future, std::atomic<bool> const& has_ended) {
  while (future.wait_for(kBetweenAsks) != std::future_status::ready)
    if (has_ended) throw LoopEnded();
  return future.get();
}

}  // namespace

ClusterInNetwork::ClusterInNetwork(boost::asio::io_context& io, ServerContext& context,
                                   std::atomic<bool> const& has_ended, PostgresLedger& ledger,
                                   ClusterHooks hooks)
    : io_(io), context_(context), has_ended_(has_ended), ledger_(ledger), hooks_(std::move(hooks)) {
  context.turns.let_lose([this](std::set<int> const& shards) { drop(shards); });
}

void ClusterInNetwork::in_turn(std::function<void()> const& work) {
  auto done = std::make_shared<std::promise<bool>>();
  auto future = done->get_future();
  boost::asio::post(io_, [this, done, &work] {
    // Who waited for it has gone.
    if (has_ended_) return;
    bool is_done = false;
    context_.turns.work_or_fail([&] {
      work();
      is_done = true;
    });
    done->set_value(is_done);
  });
  if (!answer_of(future, has_ended_)) throw LoopEnded();
}

void ClusterInNetwork::hold(std::vector<std::pair<ShardRow, table::Instant>> const& shards) {
  in_turn([&] {
    bool surroundings = false;
    for (auto const& [row, ran_until] : shards) {
      context_.turns.reach(row.at);
      ledger_.shards().hold(row, ran_until, context_.turns.now());
      surroundings |= row.shard == kSurroundingsShard;
    }
    context_.services.lobby.have_changed_hands();
    hooks_.held(surroundings);
  });
}

std::optional<table::Instant> ClusterInNetwork::give(int shard) {
  auto given = std::make_shared<std::promise<std::optional<table::Instant>>>();
  auto future = given->get_future();
  in_turn([&] {
    for (auto* const connection : connections({shard})) connection->part();
    ledger_.shards().leave(shard);
    context_.services.lobby.have_changed_hands();
    context_.turns.when_sealed([this, given, shard](bool) {
      bool const is_ours = ledger_.shards().owns(shard);
      ledger_.shards().let_go(shard);
      given->set_value(is_ours ? std::optional(context_.turns.now()) : std::nullopt);
    });
  });
  return answer_of(future, has_ended_);
}

void ClusterInNetwork::lead(int shard, std::string const& to) {
  in_turn([&] {
    for (auto* const connection : connections({shard})) connection->move_to(to);
  });
}

void ClusterInNetwork::lose(std::set<int> const& shards) {
  in_turn([&] {
    std::set<int> ours;
    for (int const shard : shards)
      if (ledger_.shards().owns(shard)) ours.insert(shard);
    if (!ours.empty()) context_.turns.lose(ours);
  });
}

void ClusterInNetwork::have_followed(Followed const& followed) {
  in_turn([&] { hooks_.followed(followed); });
}

std::string ClusterInNetwork::listed() {
  std::string listed;
  in_turn([&] { listed = told_here(context_.services.lobby); });
  return listed;
}

void ClusterInNetwork::fail(std::exception_ptr why) {
  boost::asio::post(io_, [this, why = std::move(why)]() mutable {
    if (!has_ended_) context_.turns.fail(std::move(why));
  });
}

std::vector<LiveConnection*> ClusterInNetwork::connections(std::set<int> const& shards) const {
  std::vector<LiveConnection*> found;
  for (auto* const connection : context_.live)
    if (shards.contains(shard_of(connection->table()))) found.push_back(connection);
  return found;
}

void ClusterInNetwork::drop(std::set<int> const& shards) {
  for (auto* const connection : connections(shards)) {
    connection->part();
    connection->cut();
  }
  for (int const shard : shards) ledger_.shards().lose(shard);
  context_.services.lobby.have_changed_hands();
}

}  // namespace kuhhandel::server
