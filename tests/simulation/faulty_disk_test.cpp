// A disk that fails during an evening: nothing was ever sent that the log does not contain, and nothing that
// was sent is lost.
#include "tests/simulation/faulty_disk.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json/serialize.hpp>

#include "codec/moves/command.h"
#include "engine/random/rng.h"
#include "server/loop/commit_loop.h"
#include "tests/simulation/received_messages.h"
#include "tests/support/a_server.h"
#include "tests/support/late_durability_barrier.h"
#include "tests/support/random_play.h"
#include "tests/support/whole_log.h"

namespace kuhhandel {
namespace {

/// Keeps what it is sent until its turn is over, as the server's own connections do.
struct HeldConnection final : live::Connection {
  std::vector<std::string> held;
  std::vector<std::string> sent;

  void send(std::string const& message) override { held.push_back(message); }
  void release() {
    sent.insert(sent.end(), held.begin(), held.end());
    held.clear();
  }
};

struct Client {
  live::SeatKey key;
  HeldConnection connection;
  server::ClientSession session;
  ReceivedMessages* memory;

  Client(server::TableDirectory& directory, live::SeatKey seat, ReceivedMessages& kept)
      : key(std::move(seat)), session(directory, connection, key.table), memory(&kept) {}
  void release() {
    connection.release();
    for (auto const& text : std::exchange(connection.sent, {})) memory->keep(text);
  }
};

/// An evening of three at a table whose disk fails now and then; each time the server ends, and a new one
/// goes on where the log stands.
class EveningOnABadDisk {
 public:
  EveningOnABadDisk(Edition const& edition, std::uint64_t seed) : rng_(seed), server_(std::to_string(seed)) {
    keys_.push_back(server_.open(3, table::Speed{0}, edition));
    keys_.push_back(*server_.live(keys_[0]).seat({"Ben"}, server_.now));
    come_back();
    turn([&] {
      say(0, R"({"type":"order","id":"b","order":{"do":"add_bot","seat":2,"bot":"farmer"}})");
      say(0, R"({"type":"order","id":"s","order":{"do":"start"}})");
    });
  }

  /// Plays until the failing disk ends the server, or `operations` are done; then another server starts on a
  /// working disk. Returns whether the disk has failed.
  bool play(int operations, DiskFault fault) {
    disk_.fail_after(operations, fault);
    for (int i = 0; i < 250 && !ended_ && running(); ++i) turn([&] { happen(); });
    clients_.clear();
    server_.stop();
    bool const failed = disk_.has_failed();
    disk_.heal();
    server_.restart();
    ended_ = false;
    return failed;
  }

  /// All sent events are the events of the log.
  void check() {
    auto const stored = server_.store().tables().load(keys_[0].table).value();
    auto const log = whole_log(server_.store(), stored.setup);
    for (std::size_t i = 0; i < keys_.size(); ++i)
      EXPECT_EQ(untrue(memories_[i], keys_[i].seat, stored.setup, log), 0);
  }

  void come_back() {
    turn([&] {
      for (std::size_t i = 0; i < keys_.size(); ++i) {
        clients_.push_back(std::make_unique<Client>(server_.directory(), keys_[i], memories_[i]));
        auto const last = memories_[i].latest == 0 ? "" : R"(,"last":)" + std::to_string(memories_[i].latest);
        say(i, R"({"type":"hello","version":1,"token":")" + keys_[i].token + '"' + last + "}");
      }
    });
  }

  bool running() { return table().state() == table::TableState::running; }
  std::size_t steps_received() const { return memories_[0].steps.size(); }

 private:
  table::Table const& table() { return server_.live(keys_[0]).table(); }

  /// One cycle of the server: work, then commit and sync, then send.
  template <class Work>
  void turn(Work const& work) {
    try {
      server_.store().begin_batch();
      work();
      server_.directory().pass_time(server_.now);
      server_.store().commit_batch();
      server_.store().sync_wal();
    } catch (SQLite::Exception const&) {
      ended_ = true;
      return;
    }
    for (auto const& client : clients_) client->release();
    server_.now += table::Duration{1};
  }

  void say(std::size_t who, std::string const& message) {
    clients_[who]->session.on_message(message, server_.now);
  }

  void happen() {
    for (std::size_t who = 0; who < keys_.size(); ++who) {
      auto const& state = table().game()->state;
      auto const seat = keys_[who].seat;
      bool const may = !legal_actions(table().setup().edition, state, seat).empty();
      if (may && rng_.below(2) == 0) act(who, random_command(table().setup().edition, state, seat, rng_));
    }
    if (rng_.below(3) == 0 && server_.directory().next_due()) server_.now = *server_.directory().next_due();
  }

  void act(std::size_t who, Command const& command) {
    auto const text = boost::json::serialize(codec::to_json(command, table().setup().edition));
    say(who, R"({"type":"command","id":"c)" + std::to_string(++ids_) + R"(","command":)" + text + "}");
  }

  Rng rng_;
  FaultyDisk disk_;
  AServer server_;
  std::vector<live::SeatKey> keys_;
  std::array<ReceivedMessages, 2> memories_;
  std::vector<std::unique_ptr<Client>> clients_;
  int ids_ = 0;
  bool ended_ = false;  // the server, since the disk refused
};

class FaultyDiskLaw : public testing::TestWithParam<DiskFault> {};

TEST_P(FaultyDiskLaw, OnlyLoggedDataIsSentAndNothingSentIsLost) {
  int failures = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng chance(seed);
    EveningOnABadDisk evening(seed % 2 == 0 ? master() : second(), seed);
    for (int night = 0; night < 5 && evening.running(); ++night) {
      failures += evening.play(chance.below(GetParam() == DiskFault::no_sync ? 60 : 400), GetParam()) ? 1 : 0;
      evening.check();
      evening.come_back();
    }
    EXPECT_GT(evening.steps_received(), 20u);
  }
  EXPECT_GT(failures, 4) << "what never fails proves nothing";
}

struct Ear final : server::DurableOutput {
  bool has_flushed = false;
  void close_batch() override {}
  void flush() override { has_flushed = true; }
};

TEST(FaultyDisk, MakesABatchFailSilently) {
  FaultyDisk disk;
  AServer server;
  auto const key = server.open_now();
  boost::asio::io_context io;
  server::Metrics metrics;
  LateDurabilityBarrier barrier;
  server::CommitLoop turns(io, server.directory(), metrics, barrier,
                           server::PausableClock(server::wall_clock()), {});
  auto const ear = std::make_shared<Ear>();
  disk.fail_after(0, DiskFault::full);

  turns.run([&] { server.live(key).seat({"Ben"}, server.now); });
  turns.defer_until_durable(ear);
  io.run();

  EXPECT_TRUE(turns.failure());
  EXPECT_FALSE(ear->has_flushed);
}

INSTANTIATE_TEST_SUITE_P(Of, FaultyDiskLaw,
                         testing::Values(DiskFault::full, DiskFault::torn_write, DiskFault::no_sync));

}  // namespace
}  // namespace kuhhandel
