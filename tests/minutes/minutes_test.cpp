// How long a game against three farmers lasts at a brisk table, by the table's own clock.
#include <gtest/gtest.h>

#include "tests/minutes/timed_game.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 30;
constexpr table::Speed kBrisk{2};

TEST(Minutes, AreAtMostEightInTheSecondEditionForAnActiveBidder) {
  auto const mean = mean_minutes("second", kBrisk, {.name = "bids", .bids_in_every_auction = true}, kGames);

  EXPECT_LE(mean.whole(), std::chrono::minutes{8});
}

TEST(Minutes, AreAtMostFiveInTheSecondEditionWithPassingAndSkipping) {
  auto const mean =
      mean_minutes("second", kBrisk, {.name = "skips", .passes = true, .taps = true, .skips = true}, kGames);

  EXPECT_LE(mean.whole(), std::chrono::minutes{5});
}

TEST(Minutes, AreAtMostElevenInMaster) {
  auto const mean = mean_minutes("master", kBrisk, {.name = "bids", .bids_in_every_auction = true}, kGames);

  EXPECT_LE(mean.whole(), std::chrono::minutes{11});
}

}  // namespace
}  // namespace kuhhandel
