// Tests that an exception ends only the work that threw it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <boost/asio/executor_work_guard.hpp>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/background/maintenance.h"
#include "server/ledger/failure.h"
#include "server/loop/bot_thread_pool.h"
#include "store/corrupt_data.h"
#include "tests/support/a_game_of_bots.h"
#include "tests/support/late_durability_barrier.h"
#include "tests/support/position.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;

template <class Exception>
Failure failure_by(Exception exception) {
  return failure_of(std::make_exception_ptr(std::move(exception)));
}

TEST(Failure, IsStorageForLedgerAndDiskErrors) {
  EXPECT_EQ(failure_by(CommitInDoubt()), Failure::storage);
  EXPECT_EQ(failure_by(OwnershipLost()), Failure::storage);
  EXPECT_EQ(failure_by(SQLite::Exception("full", SQLITE_FULL)), Failure::storage);
  EXPECT_EQ(failure_by(SQLite::Exception("disk I/O error", SQLITE_IOERR)), Failure::storage);
}

TEST(Failure, IsContainedForOneRequestTableOrStatement) {
  EXPECT_EQ(failure_by(std::bad_variant_access()), Failure::contained);
  EXPECT_EQ(failure_by(std::bad_alloc()), Failure::contained);
  EXPECT_EQ(failure_by(std::out_of_range("at")), Failure::contained);
  EXPECT_EQ(failure_by(store::CorruptData("a table")), Failure::contained);
  EXPECT_EQ(failure_by(SQLite::Exception("malformed", SQLITE_CORRUPT)), Failure::contained);
  EXPECT_EQ(failure_by(SQLite::Exception("constraint", SQLITE_CONSTRAINT)), Failure::contained);
  EXPECT_EQ(failure_by(7), Failure::contained) << "whatever is thrown";
}

/// Manual clock that advances only when a test sets it.
PausableClock::Steady steady_time{};

/// Server without sockets, with a running game at each of two tables.
struct ContainedFailures : testing::Test {
  AServer server;
  boost::asio::io_context io;
  Metrics metrics;
  LateDurabilityBarrier barrier;
  CommitLoop commit_loop{
      io, server.directory(), metrics, barrier, PausableClock(server.now, [] { return steady_time; }), {}};
  AGameOfBots one{server};
  AGameOfBots other{server};
  std::vector<std::string> closed;
  /// Tables whose appends throw.
  std::set<std::string> failing;

  void SetUp() override {
    server.store().commit_batch();
    server.directory().set_closing_hook([this](std::string const& table) { closed.push_back(table); });
    server.faults.after_append = [this](std::string const& table) {
      if (failing.contains(table)) throw std::out_of_range("injected");
    };
  }
  std::uint64_t version(AGameOfBots const& game) { return server.live(game.key).table().version(); }
  bool is_in_memory(AGameOfBots const& game) {
    return server.directory().in_memory(game.key.table) != nullptr;
  }
  void run_ready() {
    io.restart();
    io.poll();
  }
  /// Runs a batch in which Anna pauses the game. Returns whether it threw.
  bool fails_to_pause(AGameOfBots& game) {
    auto const failed = commit_loop.run([&] { game.anna.order(R"({"do":"pause"})"); }, "message");
    run_ready();
    return failed.has_value();
  }
};

TEST_F(ContainedFailures, InAMessageCloseOnlyItsTable) {
  auto const before = version(one);
  failing.insert(one.key.table);

  EXPECT_TRUE(fails_to_pause(one));

  EXPECT_FALSE(commit_loop.failure());
  EXPECT_THAT(closed, ElementsAre(one.key.table));
  EXPECT_FALSE(is_in_memory(one));
  auto const other_before = version(other);
  EXPECT_FALSE(fails_to_pause(other));
  EXPECT_GT(version(other), other_before) << "the other table plays on";

  failing.clear();
  EXPECT_EQ(version(one), before + 1) << "it comes back from its log, which has the fact";
}

TEST_F(ContainedFailures, InATimerCloseOnlyItsTable) {
  server.directory().after_change(server.live(one.key));
  server.directory().after_change(server.live(other.key));
  failing.insert(one.key.table);
  auto const other_before = version(other);

  steady_time += std::chrono::minutes(1);
  commit_loop.run([] {});
  run_ready();

  EXPECT_FALSE(commit_loop.failure());
  EXPECT_THAT(closed, ElementsAre(one.key.table));
  EXPECT_GT(version(other), other_before);
}

TEST_F(ContainedFailures, DoNotCloseAConsistentTable) {
  EXPECT_TRUE(commit_loop.run([] { throw std::runtime_error("injected"); }, "request"));

  EXPECT_FALSE(commit_loop.failure());
  EXPECT_TRUE(closed.empty());
  EXPECT_FALSE(fails_to_pause(one));
}

TEST_F(ContainedFailures, InARequestCloseAnInconsistentTable) {
  failing.insert(one.key.table);

  commit_loop.run([&] { static_cast<void>(server.live(one.key).rename(kAnna, "Dora", server.now)); },
                  "request");

  EXPECT_THAT(closed, ElementsAre(one.key.table));
}

TEST_F(ContainedFailures, CloseATableForAWhileIfTheyRepeat) {
  failing.insert(one.key.table);
  for (int i = 0; i < FailedTables::kMaxFailures; ++i) {
    server.live(one.key);
    // Waking the table appends a fact.
    commit_loop.run([&] { server.live(one.key).wake(server.now); });
    if (is_in_memory(one)) fails_to_pause(one);
  }
  failing.clear();

  EXPECT_THROW(server.directory().find(one.key.table), store::CorruptData);
  EXPECT_FALSE(fails_to_pause(other));

  server.directory().pass_time(commit_loop.now() + FailedTables::kRetention);
  EXPECT_NE(server.directory().find(one.key.table), nullptr);
}

TEST_F(ContainedFailures, StopTheServerOnDiskErrors) {
  server.faults.after_append = [](std::string const&) {
    throw SQLite::Exception("disk I/O error", SQLITE_IOERR);
  };

  fails_to_pause(one);

  EXPECT_TRUE(commit_loop.failure());
}

TEST_F(ContainedFailures, StopTheServerInEssentialWork) {
  commit_loop.run_or_fail([] { throw std::runtime_error("injected"); });

  EXPECT_TRUE(commit_loop.failure());
}

struct BotThatThrows final : bots::Bot {
  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const&) override {}
  bots::Choice decide(View const&, LegalActions const&) override { throw std::out_of_range("injected"); }
};

TEST_F(ContainedFailures, InABotCloseOnlyItsTable) {
  BotThreadPool pool(io, commit_loop, server.directory(), metrics);
  auto const& table = one.key.table;
  auto const& state = server.live(one.key).table().game()->state;
  auto const edition = std::make_shared<Edition const>(second());

  pool.submit({table, server.directory().in_memory().find(table)->number},
              {.number = 1,
               .seat = kBen,
               .edition = edition,
               .bot = std::make_unique<BotThatThrows>(),
               .unseen = {},
               .view = view_for(*edition, state, kBen),
               .legal = {}});
  auto const stays = boost::asio::make_work_guard(io);
  while (closed.empty()) io.run_one();

  EXPECT_FALSE(commit_loop.failure());
  EXPECT_THAT(closed, ElementsAre(table));
  EXPECT_TRUE(is_in_memory(other));
}

}  // namespace
}  // namespace kuhhandel::server
