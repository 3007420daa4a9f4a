// Tests that output waits for the disk, and that the loop does not.
#include "server/loop/commit_loop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/support/a_server.h"
#include "tests/support/late_durability_barrier.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Receives texts as a client would.
struct Listener final : DurableOutput, std::enable_shared_from_this<Listener> {
  std::vector<std::string> waiting;
  std::size_t ready = 0;
  std::vector<std::string> received;

  void close_batch() override { ready = waiting.size(); }
  void flush() override {
    auto const end = waiting.begin() + static_cast<std::ptrdiff_t>(std::exchange(ready, 0));
    received.insert(received.end(), waiting.begin(), end);
    waiting.erase(waiting.begin(), end);
  }
  void receive(CommitLoop& commit_loop, std::string text) {
    waiting.push_back(std::move(text));
    commit_loop.defer_until_durable(shared_from_this());
  }
};

/// Manual clock that advances only when a test sets it.
PausableClock::Steady steady_now{};

struct CommitDurability : testing::Test {
  explicit CommitDurability(std::chrono::nanoseconds sync_interval = {}) : sync_interval(sync_interval) {}

  std::chrono::nanoseconds const sync_interval;
  AServer server;
  live::SeatKey const key = server.open_now();
  boost::asio::io_context io;
  Metrics metrics;
  LateDurabilityBarrier barrier;
  CommitLoop commit_loop{io,
                         server.directory(),
                         metrics,
                         barrier,
                         PausableClock(wall_clock(), [] { return steady_now; }),
                         sync_interval};
  std::shared_ptr<Listener> const ben = std::make_shared<Listener>();

  void SetUp() override { server.store().commit_batch(); }

  void run_ready() {
    io.restart();
    io.poll();
  }
  /// Runs a batch in which a player takes a seat and Ben is sent the player's name.
  void seat(std::string const& player) {
    commit_loop.run([&] { server.live(key).seat({player}, server.now); });
    ben->receive(commit_loop, player);
    run_ready();
  }
};

TEST_F(CommitDurability, PrecedesEveryMessage) {
  seat("Carla");
  EXPECT_THAT(ben->received, IsEmpty());

  barrier.complete();
  EXPECT_THAT(ben->received, ElementsAre("Carla"));
}

TEST_F(CommitDurability, CostsNothingWithoutWrites) {
  ben->receive(commit_loop, "how late it is");
  run_ready();

  EXPECT_EQ(barrier.waiting(), 0U);
  EXPECT_THAT(ben->received, ElementsAre("how late it is"));
}

TEST_F(CommitDurability, HasAnAgeWhileItRuns) {
  auto const later = std::chrono::steady_clock::now() + std::chrono::hours(1);
  EXPECT_EQ(commit_loop.sync_age(later), std::chrono::nanoseconds(0));

  seat("Carla");
  EXPECT_GT(commit_loop.sync_age(later), std::chrono::minutes(59));

  barrier.complete();
  EXPECT_EQ(commit_loop.sync_age(later), std::chrono::nanoseconds(0));
}

TEST_F(CommitDurability, LetsLaterBatchesContinueAndSyncsThemTogether) {
  seat("Carla");
  seat("Dora");
  ben->receive(commit_loop, "a word");
  run_ready();
  EXPECT_EQ(barrier.waiting(), 1U);

  barrier.complete();
  EXPECT_THAT(ben->received, ElementsAre("Carla"));
  EXPECT_EQ(barrier.waiting(), 1U);

  barrier.complete();
  EXPECT_THAT(ben->received, ElementsAre("Carla", "Dora", "a word"));
  EXPECT_EQ(barrier.waiting(), 0U);
}

TEST_F(CommitDurability, DelaysResponsesThatReadNonDurableData) {
  seat("Carla");
  bool answered = false;
  commit_loop.on_durable([&](bool) { answered = true; });
  run_ready();
  EXPECT_FALSE(answered);

  barrier.complete();
  EXPECT_TRUE(answered);
}

TEST_F(CommitDurability, LeavesAnOpenBatchToTheNextCommit) {
  seat("Carla");
  commit_loop.run([&] { server.live(key).seat({"Dora"}, server.now); });
  ben->receive(commit_loop, "Dora");
  barrier.complete();
  EXPECT_EQ(barrier.waiting(), 0U) << "the turn is not committed yet";

  run_ready();
  EXPECT_EQ(barrier.waiting(), 1U);
  EXPECT_THAT(ben->received, ElementsAre("Carla"));
}

TEST_F(CommitDurability, StopsTheServerSilentlyIfItFails) {
  seat("Carla");

  barrier.complete(std::unexpected(std::make_exception_ptr(std::runtime_error("the disk is gone"))));

  EXPECT_TRUE(commit_loop.failure());
  EXPECT_THAT(ben->received, IsEmpty());
}

TEST_F(CommitDurability, StopsTheServerSilentlyIfItIsFenced) {
  seat("Carla");

  barrier.complete(CommitOutcome::fenced);

  EXPECT_THROW(std::rethrow_exception(commit_loop.failure()), OwnershipLost);
  EXPECT_THAT(ben->received, IsEmpty());
}

TEST_F(CommitDurability, SuspendsOutputAndTimeWhileInDoubt) {
  seat("Carla");
  barrier.complete(CommitOutcome::in_doubt);
  auto const frozen_at = commit_loop.now();
  steady_now += std::chrono::hours(1);
  seat("Dora");

  EXPECT_TRUE(commit_loop.is_suspended());
  EXPECT_EQ(commit_loop.now(), frozen_at);
  EXPECT_THAT(ben->received, IsEmpty());

  barrier.complete();
  steady_now += std::chrono::seconds(1);

  EXPECT_FALSE(commit_loop.is_suspended());
  EXPECT_EQ(commit_loop.now(), frozen_at + std::chrono::seconds(1));
  EXPECT_THAT(ben->received, ElementsAre("Carla"));
}

TEST_F(CommitDurability, IsAwaitedAtShutdown) {
  seat("Carla");
  ben->receive(commit_loop, "good-bye");
  bool ended = false;

  commit_loop.finish([&] { ended = true; });
  barrier.complete();
  EXPECT_FALSE(ended) << "what came since the seal began is not sealed";
  barrier.complete();

  EXPECT_TRUE(ended);
  EXPECT_THAT(ben->received, ElementsAre("Carla", "good-bye"));
}

TEST_F(CommitDurability, SuspendsTimeDuringASlowSync) {
  seat("Carla");
  commit_loop.check_sync_time();
  EXPECT_FALSE(commit_loop.is_suspended()) << "it has just begun";

  steady_now += CommitLoop::kMaxSyncTime;
  commit_loop.check_sync_time();
  EXPECT_TRUE(commit_loop.is_suspended());
  auto const frozen_at = commit_loop.now();
  steady_now += std::chrono::hours(1);
  EXPECT_EQ(commit_loop.now(), frozen_at);
  EXPECT_THAT(ben->received, IsEmpty());

  barrier.complete();
  EXPECT_FALSE(commit_loop.is_suspended());
  EXPECT_THAT(ben->received, ElementsAre("Carla"));
}

TEST_F(CommitDurability, FailsOnlyOutputsOfALostShard) {
  commit_loop.set_ownership_lost_handler([](std::set<int> const&) {});
  seat("Carla");
  std::optional<bool> lost;
  std::optional<bool> kept;
  std::optional<bool> untouched;
  commit_loop.on_durable(Shards().set(3).set(7), [&](bool is_kept) { lost = is_kept; });
  commit_loop.on_durable(Shards().set(4), [&](bool is_kept) { kept = is_kept; });
  commit_loop.on_durable(Shards(), [&](bool is_kept) { untouched = is_kept; });
  run_ready();

  commit_loop.on_shards_fenced({3});
  run_ready();
  barrier.complete();

  EXPECT_EQ(lost, false);
  EXPECT_EQ(kept, true);
  EXPECT_EQ(untouched, true);
}

constexpr std::chrono::milliseconds kInterval{1};

struct SyncInterval : CommitDurability {
  SyncInterval() : CommitDurability(kInterval) {}

  /// Carla's name is durable, Dora's came too soon after it.
  void seat_two() {
    seat("Carla");
    barrier.complete();
    seat("Dora");
  }
};

TEST_F(SyncInterval, DoesNotDelayTheFirstSyncAfterAPause) {
  seat("Carla");
  EXPECT_EQ(barrier.waiting(), 1U);
  barrier.complete();

  steady_now += kInterval;
  seat("Dora");
  EXPECT_EQ(barrier.waiting(), 1U);
}

TEST_F(SyncInterval, LetsBatchesThatEndWithinItShareASync) {
  seat_two();
  EXPECT_EQ(barrier.waiting(), 0U);

  steady_now += kInterval;
  seat("Emil");
  EXPECT_EQ(barrier.waiting(), 1U);
  barrier.complete();
  EXPECT_THAT(ben->received, ElementsAre("Carla", "Dora", "Emil"));
}

TEST_F(SyncInterval, EndsByItself) {
  seat_two();
  ASSERT_EQ(barrier.waiting(), 0U);
  io.restart();
  while (barrier.waiting() == 0) ASSERT_EQ(io.run_one(), 1U);

  barrier.complete();
  EXPECT_THAT(ben->received, ElementsAre("Carla", "Dora"));
}

TEST_F(SyncInterval, DoesNotDelayWhatNeedsNoSync) {
  seat("Carla");
  barrier.complete();
  ben->receive(commit_loop, "how late it is");
  run_ready();

  EXPECT_THAT(ben->received, ElementsAre("Carla", "how late it is"));
}

TEST_F(SyncInterval, IsCutShortAtShutdown) {
  seat_two();
  bool ended = false;

  commit_loop.finish([&] { ended = true; });
  EXPECT_EQ(barrier.waiting(), 1U);
  barrier.complete();

  EXPECT_TRUE(ended);
  EXPECT_THAT(ben->received, ElementsAre("Carla", "Dora"));
}

}  // namespace
}  // namespace kuhhandel::server
