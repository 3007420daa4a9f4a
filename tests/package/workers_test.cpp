// Threads that share pieces of work, round after round.
#include "bindings/c/workers.h"

#include <gtest/gtest.h>

#include <vector>

namespace kuhhandel::bindings {
namespace {

class WorkersOf : public testing::TestWithParam<int> {};

TEST_P(WorkersOf, DoEachPieceOnceInEachRound) {
  constexpr int kPieces = 7;
  constexpr int kRounds = 2000;
  Workers workers(GetParam(), kPieces);
  std::vector<int> done(kPieces);

  for (int round = 1; round <= kRounds; ++round) {
    workers.share([&](int piece, int) { ++done[static_cast<std::size_t>(piece)]; });
    ASSERT_EQ(done, std::vector<int>(kPieces, round));
  }
}

TEST_P(WorkersOf, KnowWhichThreadTheyAre) {
  Workers workers(GetParam(), 100);
  std::vector<int> by(static_cast<std::size_t>(workers.threads()));
  for (int round = 0; round < 100; ++round)
    workers.share([&](int, int thread) { ++by[static_cast<std::size_t>(thread)]; });

  int sum = 0;
  for (auto const each : by) sum += each;
  EXPECT_EQ(sum, 100 * 100) << "no two write where one does";
}

INSTANTIATE_TEST_SUITE_P(Threads, WorkersOf, testing::Values(1, 2, 3, 10));

}  // namespace
}  // namespace kuhhandel::bindings
