// Threads that share pieces of work, round after round.
#include "bindings/c/workers.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <memory>
#include <vector>

namespace kuhhandel {
namespace {

using bindings::Workers;

class WorkerThreads : public testing::TestWithParam<int> {};

TEST_P(WorkerThreads, ProcessEachItemOncePerRound) {
  constexpr int kPieces = 7;
  constexpr int kRounds = 2000;
  Workers workers(GetParam(), kPieces);
  std::vector<int> done(kPieces);

  for (int round = 1; round <= kRounds; ++round) {
    workers.share([&](int piece, int) { ++done[static_cast<std::size_t>(piece)]; }, [] {});
    ASSERT_EQ(done, std::vector<int>(kPieces, round));
  }
}

TEST_P(WorkerThreads, KnowTheirThreadNumber) {
  Workers workers(GetParam(), 100);
  std::vector<int> by(static_cast<std::size_t>(workers.threads()));
  for (int round = 0; round < 100; ++round)
    workers.share([&](int, int thread) { ++by[static_cast<std::size_t>(thread)]; }, [] {});

  int sum = 0;
  for (auto const each : by) sum += each;
  EXPECT_EQ(sum, 100 * 100) << "no two write where one does";
}

TEST(Workers, WorkInAChildProcess) {
  Workers workers(4, 100);
  workers.share([](int, int) {}, [] {});
  auto const child = fork();
  if (child == 0) {
    // No test runs on in the child, so it tells the result by its exit status.
    std::atomic<int> done = 0;
    {
      Workers own(2, 10);
      workers.share([&](int, int) { ++done; }, [] {});
      own.share([&](int, int) { ++done; }, [] {});
    }
    _exit(done == 110 ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  std::atomic<int> done = 0;
  workers.share([&](int, int) { ++done; }, [] {});
  EXPECT_EQ(done, 100) << "the parent's threads are its own";
}

TEST(Workers, TheCallerLooksWhileItWaits) {
  Workers workers(2, 2);
  std::atomic<bool> looked = false;
  std::atomic<bool> other_began = false;
  workers.share(
      [&](int, int thread) {
        if (thread == 0) return other_began.wait(false);
        other_began = true;
        other_began.notify_one();
        looked.wait(false);
      },
      [&] {
        looked = true;
        looked.notify_one();
      });
  EXPECT_TRUE(looked);
}

TEST(Workers, CanBeDestroyedInAChildProcess) {
  auto workers = std::make_unique<Workers>(4, 100);
  auto const child = fork();
  if (child == 0) {
    workers.reset();
    _exit(0);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

INSTANTIATE_TEST_SUITE_P(Threads, WorkerThreads, testing::Values(1, 2, 3, 10));

}  // namespace
}  // namespace kuhhandel
