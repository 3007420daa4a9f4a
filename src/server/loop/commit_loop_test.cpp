// What is told waits for the disk, the loop does not.
#include "server/loop/commit_loop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/support/a_lobby.h"
#include "tests/support/late_sealer.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Somebody who is to be told things.
struct Listener final : Teller, std::enable_shared_from_this<Listener> {
  std::vector<std::string> waiting;
  std::size_t ready = 0;
  std::vector<std::string> heard;

  void turn_is_over() override { ready = waiting.size(); }
  void tell() override {
    auto const end = waiting.begin() + static_cast<std::ptrdiff_t>(std::exchange(ready, 0));
    heard.insert(heard.end(), waiting.begin(), end);
    waiting.erase(waiting.begin(), end);
  }
  void hears(Turns& turns, std::string text) {
    waiting.push_back(std::move(text));
    turns.tell_later(shared_from_this());
  }
};

/// Stands still but for what a test lets pass.
ServerClock::Steady steady_now{};

struct Sealing : testing::Test {
  AServer server;
  live::SeatKey const key = server.open_now();
  boost::asio::io_context io;
  Metrics metrics;
  LateSealer sealer;
  Turns turns{io, server.lobby(), metrics, sealer, ServerClock(wall_clock(), [] { return steady_now; })};
  std::shared_ptr<Listener> const ben = std::make_shared<Listener>();

  void SetUp() override { server.store().end_turn(); }

  void go_on() {
    io.restart();
    io.poll();
  }
  /// A turn in which a seat is taken and Ben is told so.
  void seat(std::string const& player) {
    turns.work([&] { server.live(key).seat({player}, server.now); });
    ben->hears(turns, player);
    go_on();
  }
};

TEST_F(Sealing, IsDoneBeforeAnyoneIsTold) {
  seat("Carla");
  EXPECT_THAT(ben->heard, IsEmpty());

  sealer.done();
  EXPECT_THAT(ben->heard, ElementsAre("Carla"));
}

TEST_F(Sealing, CostsNothingWhereNothingWasWritten) {
  ben->hears(turns, "how late it is");
  go_on();

  EXPECT_EQ(sealer.waiting(), 0U);
  EXPECT_THAT(ben->heard, ElementsAre("how late it is"));
}

TEST_F(Sealing, HasAnAgeWhileItRuns) {
  auto const later = std::chrono::steady_clock::now() + std::chrono::hours(1);
  EXPECT_EQ(turns.sync_age(later), std::chrono::nanoseconds(0));

  seat("Carla");
  EXPECT_GT(turns.sync_age(later), std::chrono::minutes(59));

  sealer.done();
  EXPECT_EQ(turns.sync_age(later), std::chrono::nanoseconds(0));
}

TEST_F(Sealing, LetsTheNextTurnsGoOnAndSealsThemTogether) {
  seat("Carla");
  seat("Dora");
  ben->hears(turns, "a word");
  go_on();
  EXPECT_EQ(sealer.waiting(), 1U);

  sealer.done();
  EXPECT_THAT(ben->heard, ElementsAre("Carla"));
  EXPECT_EQ(sealer.waiting(), 1U);

  sealer.done();
  EXPECT_THAT(ben->heard, ElementsAre("Carla", "Dora", "a word"));
  EXPECT_EQ(sealer.waiting(), 0U);
}

TEST_F(Sealing, HoldsBackWhatWasReadOfATurnThatIsNotSealed) {
  seat("Carla");
  bool answered = false;
  turns.when_sealed([&](bool) { answered = true; });
  go_on();
  EXPECT_FALSE(answered);

  sealer.done();
  EXPECT_TRUE(answered);
}

TEST_F(Sealing, LeavesAnOpenTurnToTheNextSeal) {
  seat("Carla");
  turns.work([&] { server.live(key).seat({"Dora"}, server.now); });
  ben->hears(turns, "Dora");
  sealer.done();
  EXPECT_EQ(sealer.waiting(), 0U) << "the turn is not committed yet";

  go_on();
  EXPECT_EQ(sealer.waiting(), 1U);
  EXPECT_THAT(ben->heard, ElementsAre("Carla"));
}

TEST_F(Sealing, ThatFailsEndsTheServerWithoutAWord) {
  seat("Carla");

  sealer.done(std::unexpected(std::make_exception_ptr(std::runtime_error("the disk is gone"))));

  EXPECT_TRUE(turns.failure());
  EXPECT_THAT(ben->heard, IsEmpty());
}

TEST_F(Sealing, ThatIsFencedEndsTheServerWithoutAWord) {
  seat("Carla");

  sealer.done(Sealed::fenced);

  EXPECT_THROW(std::rethrow_exception(turns.failure()), Fenced);
  EXPECT_THAT(ben->heard, IsEmpty());
}

TEST_F(Sealing, OfWhichNothingIsKnownTellsNothingAndLetsNoTimePass) {
  seat("Carla");
  sealer.done(Sealed::failed);
  auto const frozen_at = turns.now();
  steady_now += std::chrono::hours(1);
  seat("Dora");

  EXPECT_TRUE(turns.are_frozen());
  EXPECT_EQ(turns.now(), frozen_at);
  EXPECT_THAT(ben->heard, IsEmpty());

  sealer.done();
  steady_now += std::chrono::seconds(1);

  EXPECT_FALSE(turns.are_frozen());
  EXPECT_EQ(turns.now(), frozen_at + std::chrono::seconds(1));
  EXPECT_THAT(ben->heard, ElementsAre("Carla"));
}

TEST_F(Sealing, IsWaitedForWhenTheServerEnds) {
  seat("Carla");
  ben->hears(turns, "good-bye");
  bool ended = false;

  turns.finish([&] { ended = true; });
  sealer.done();
  EXPECT_FALSE(ended) << "what came since the seal began is not sealed";
  sealer.done();

  EXPECT_TRUE(ended);
  EXPECT_THAT(ben->heard, ElementsAre("Carla", "good-bye"));
}

TEST_F(Sealing, ThatHangsLetsNoTimePassUntilItEnds) {
  seat("Carla");
  turns.look_at_seal();
  EXPECT_FALSE(turns.are_frozen()) << "it has just begun";

  steady_now += Turns::kMostForSeal;
  turns.look_at_seal();
  EXPECT_TRUE(turns.are_frozen());
  auto const frozen_at = turns.now();
  steady_now += std::chrono::hours(1);
  EXPECT_EQ(turns.now(), frozen_at);
  EXPECT_THAT(ben->heard, IsEmpty());

  sealer.done();
  EXPECT_FALSE(turns.are_frozen());
  EXPECT_THAT(ben->heard, ElementsAre("Carla"));
}

TEST_F(Sealing, OfOneShardThatIsLostLosesWhatTouchedItAlone) {
  turns.let_lose([](std::set<int> const&) {});
  seat("Carla");
  std::optional<bool> lost;
  std::optional<bool> kept;
  std::optional<bool> untouched;
  turns.when_sealed(Shards().set(3).set(7), [&](bool is_kept) { lost = is_kept; });
  turns.when_sealed(Shards().set(4), [&](bool is_kept) { kept = is_kept; });
  turns.when_sealed(Shards(), [&](bool is_kept) { untouched = is_kept; });
  go_on();

  turns.lose({3});
  go_on();
  sealer.done();

  EXPECT_EQ(lost, false);
  EXPECT_EQ(kept, true);
  EXPECT_EQ(untouched, true);
}

}  // namespace
}  // namespace kuhhandel::server
