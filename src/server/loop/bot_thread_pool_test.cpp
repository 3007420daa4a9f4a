// Bots whose threads are busy: the figure by which an operator is alerted.
#include "server/loop/bot_thread_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <future>
#include <memory>
#include <string>

#include "tests/support/a_game_of_bots.h"
#include "tests/support/late_durability_barrier.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

constexpr int kQuestions = 60;
constexpr int kThreads = 2;  // as in bot_thread_pool.cpp

/// Thinks until it is released.
struct SlowBot final : bots::Bot {
  std::shared_future<void> released;

  explicit SlowBot(std::shared_future<void> until) : released(std::move(until)) {}
  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const&) override {}
  bots::Choice decide(View const&, LegalActions const&) override {
    released.wait();
    return {};
  }
};

TEST(BotThreadPool, CountsTheQuestionsThatWait) {
  AServer server;
  boost::asio::io_context io;
  Metrics metrics;
  LateDurabilityBarrier barrier;
  CommitLoop commit_loop{io, server.directory(), metrics, barrier, PausableClock(server.now), {}};
  AGameOfBots const game(server);
  auto const edition = std::make_shared<Edition const>(second());
  auto const& state = server.live(game.key).table().game()->state;
  std::promise<void> release;
  auto const released = release.get_future().share();
  BotThreadPool pool(io, commit_loop, server.directory(), metrics);

  for (int i = 0; i < kQuestions; ++i)
    pool.submit({.table = "table " + std::to_string(i), .load_number = 1},
                {.number = 1,
                 .seat = kBen,
                 .edition = edition,
                 .bot = std::make_unique<SlowBot>(released),
                 .unseen = {},
                 .view = view_for(*edition, state, kBen),
                 .legal = {}});

  EXPECT_THAT(metrics.text({}),
              HasSubstr("\nkuhhandel_bot_questions_waiting " + std::to_string(kQuestions - kThreads) + "\n"));
  release.set_value();
  auto const stays = boost::asio::make_work_guard(io);
  auto const none_waits = [&] { return metrics.text({}).contains("\nkuhhandel_bot_questions_waiting 0\n"); };
  while (!none_waits()) io.run_one();
}

}  // namespace
}  // namespace kuhhandel::server
