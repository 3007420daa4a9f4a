#include "apps/bench/bench.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <sstream>

#include "apps/bench/random_games.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

TEST(RandomGames, AreTheSameHoweverTheyAreShared) {
  auto const whole = play_random_games(second(), 4, 0, 20);
  auto const first = play_random_games(second(), 4, 0, 7);
  auto const rest = play_random_games(second(), 4, 7, 20);

  EXPECT_EQ(whole.games, 20U);
  EXPECT_EQ(whole.decisions, first.decisions + rest.decisions);
  EXPECT_EQ(whole.signature, first.signature + rest.signature);
}

// The expected value stands for the rules as they are: a commit that changes it says why.
TEST(RandomGames, HaveTheSignatureOfTheRules) {
  EXPECT_EQ(play_random_games(second(), 4, 0, 100).signature, 11378796326263697867U);
}

TEST(Bench, PrintsARowForEachNumberOfSeats) {
  std::ostringstream out;
  std::ostringstream err;

  auto const status =
      bench({.edition = "second", .games = 20, .runs = 1, .threads = 2, .json = true}, out, err);

  auto const report = boost::json::parse(out.str());
  EXPECT_EQ(status, 0);
  ASSERT_EQ(report.at("rows").as_array().size(), 3U);
  EXPECT_GT(report.at("rows").at(1).at("decisions_per_second").as_double(), 0);
}

TEST(Bench, NamesAnOptionThatCannotBe) {
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(bench({.games = 0}, out, err), 1);
  EXPECT_THAT(err.str(), testing::HasSubstr("--games"));
}

}  // namespace
}  // namespace kuhhandel
