#include "store/account_data/daily_results.h"

#include <gtest/gtest.h>

#include "store/database.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

struct DailyResultsTest : testing::Test {
  ThrowawayFolder folder;
  SQLite::Database database = open_database(folder.path());
  DailyResults results{database};

  void count(std::string game, int points, int place, std::string const& day = "2026-11-25") {
    results.add(day, {std::move(game), Money::of(points), place});
  }
};

TEST_F(DailyResultsTest, RankAScoreAmongAllScores) {
  count("a", 0, 4);
  count("b", 590, 2);
  count("c", 600, 2);
  count("d", 1'000'000, 1);

  auto const tally = results.statistics("2026-11-25", Money::of(600));

  EXPECT_EQ(tally.played, 4);
  EXPECT_EQ(tally.fewer, 2);
  EXPECT_EQ(tally.places, (std::vector<std::int64_t>{1, 2, 0, 1}));
  EXPECT_EQ(tally.steps.size(), kDailySteps);
  EXPECT_EQ(tally.steps.front(), 2);
  EXPECT_EQ(tally.steps[1], 1);
  EXPECT_EQ(tally.steps.back(), 1) << "the last is open above";
}

TEST_F(DailyResultsTest, CountTheSameGameOnce) {
  count("a", 10, 3);
  count("a", 10, 3);
  count("a", 10, 3, "2026-11-26");

  EXPECT_EQ(results.statistics("2026-11-25", 0).played, 1);
}

TEST_F(DailyResultsTest, AreRemovedBeforeAGivenDay) {
  count("a", 10, 3, "2026-10-30");
  count("b", 10, 3, "2026-10-31");

  results.remove_before("2026-10-31");

  EXPECT_EQ(results.statistics("2026-10-30", 0).played, 0);
  EXPECT_EQ(results.statistics("2026-10-31", 0).played, 1);
}

}  // namespace
}  // namespace kuhhandel::store
