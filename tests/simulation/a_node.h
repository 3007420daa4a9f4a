// Servers without sockets, most on a ledger in memory, and people who are at them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>

#include "server/loop/commit_loop.h"
#include "server/tables/table_directory.h"
#include "server/websocket/client_session.h"
#include "tests/simulation/memory_ledger.h"
#include "tests/simulation/received_messages.h"
#include "tests/support/late_durability_barrier.h"

namespace kuhhandel {

/// The time that passes is what the test lets pass.
inline server::PausableClock::Steady passing_time{};

/// A server without sockets, which holds what its ledger has from when it is made; another may take that
/// over.
struct Node {
  std::unique_ptr<server::Ledger> ledger;
  server::TableDirectory directory;
  boost::asio::io_context io;
  server::Metrics metrics;
  LateDurabilityBarrier barrier;
  server::CommitLoop commit_loop;

  /// Its clock shows what all others show.
  Node(MemoryShard& shard, std::uint64_t fencing_epoch, keys::SecureRandom& chance)
      : Node(std::make_unique<MemoryLedger>(shard, fencing_epoch), chance) {}
  Node(std::unique_ptr<server::Ledger> new_ledger, keys::SecureRandom& chance)
      : ledger(std::move(new_ledger)),
        directory(*ledger, chance),
        commit_loop(io, directory, metrics, barrier,
                    server::PausableClock(wall(), [] { return passing_time; }), {}) {}

  static table::Instant wall() {
    return table::Instant{1'700'000'000'000} +
           std::chrono::duration_cast<table::Duration>(passing_time.time_since_epoch());
  }

  template <class Work>
  void run(Work const& work) {
    commit_loop.run(work);
    io.restart();
    io.poll();
  }
  /// The ledger has answered everything, at least with "unknown".
  void sync_ledger() {
    if (barrier.waiting() == 0) return;
    auto const outcome = ledger->sync();
    in_doubt_count += outcome == server::CommitOutcome::in_doubt ? 1 : 0;
    barrier.complete(outcome);
  }
  bool has_ended() const { return commit_loop.failure() != nullptr; }

  int in_doubt_count = 0;
};

/// A client at a node; its messages are held back until they are durable.
class Person final : public live::Connection,
                     public server::DurableOutput,
                     public std::enable_shared_from_this<Person> {
 public:
  Person(Node& node, std::string const& table, ReceivedMessages& received)
      : node_(node), session_(node.directory, *this, table), received_(received) {}

  void send(std::string const& message) override {
    waiting_.push_back(message);
    node_.commit_loop.defer_until_durable(shared_from_this());
  }
  void close_batch() override { ready_ = waiting_.size(); }
  void flush() override {
    for (; ready_ > 0; --ready_) {
      if (!has_left_) received_.keep(waiting_.front());
      waiting_.pop_front();
    }
  }
  void say(std::string const& message) {
    node_.run([&] { session_.on_message(message, node_.commit_loop.now()); });
  }
  /// The client receives nothing more, and the server does not know.
  void vanish() { has_left_ = true; }
  /// The connection is lost, with the messages on their way.
  void leave() {
    vanish();
    node_.run([&] { session_.leave(node_.commit_loop.now()); });
  }

  Node& node() const { return node_; }

 private:
  Node& node_;
  server::ClientSession session_;
  ReceivedMessages& received_;
  std::deque<std::string> waiting_;
  std::size_t ready_ = 0;
  bool has_left_ = false;
};

}  // namespace kuhhandel
