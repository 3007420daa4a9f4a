// Definitions of a group's statistics.
#include "groups/statistics/statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;

/// Returns a game of the players 1, 2, … with these points.
PlayedGame game(int id, std::string date, std::vector<int> const& points) {
  PlayedGame played{.id = id, .date = std::move(date), .edition = "second", .results = {}};
  for (std::size_t i = 0; i < points.size(); ++i) {
    auto const better = std::ranges::count_if(points, [&](int other) { return other > points[i]; });
    played.results.push_back(
        {static_cast<int>(i) + 1, Money::of(points[i]), static_cast<int>(better) + 1, 0});
  }
  return played;
}

PlayedGames three_evenings() {
  return {.animals = {"rooster", "cow"},
          .games = {game(1, "2025-12-30", {500, 90, 0}), game(2, "2026-01-03", {100, 90, 300}),
                    game(3, "2026-02-01", {400, 400, 0})}};
}

TEST(Statistics, CountGamesWinsAndPoints_C9_6) {
  auto const anna = statistics_of(three_evenings()).players.at(0);

  EXPECT_EQ(anna.games, 3);
  EXPECT_EQ(anna.wins, 2);
  EXPECT_EQ(anna.shared, 1) << "the last one with Ben";
  EXPECT_NEAR(anna.average(), 1000.0 / 3, 1e-9);
  EXPECT_EQ(anna.best->game, 1);
  EXPECT_EQ(anna.worst->game, 2);
}

TEST(Statistics, CountTheDaysWithGames) {
  auto played = three_evenings();
  played.games.push_back(game(4, "2026-02-01", {10, 0, 90}));

  EXPECT_EQ(statistics_of(played).days, 3) << "two games were on one evening";
  EXPECT_EQ(statistics_of(played, 2026).days, 2);
  EXPECT_EQ(statistics_of({}).days, 0);
}

TEST(Statistics, CountStreaks) {
  auto const players = statistics_of(three_evenings()).players;

  EXPECT_EQ(players[0].winning_streak, 1);
  EXPECT_EQ(players[0].longest_winning_streak, 1);
  EXPECT_EQ(players[1].longest_losing_streak, 2);
}

TEST(Statistics, CompareEachPair) {
  auto const pairs = statistics_of(three_evenings()).pairs;

  ASSERT_EQ(pairs.size(), 3U);
  EXPECT_EQ(pairs[0].a_ahead, 2);
  EXPECT_EQ(pairs[0].b_ahead, 0) << "Anna and Ben were equal once";
  EXPECT_EQ(pairs[0].games, 3);
}

TEST(Statistics, CanBeRestrictedToOneYear) {
  auto const year = statistics_of(three_evenings(), 2026);

  EXPECT_EQ(year.games, 2);
  EXPECT_EQ(year.first, "2026-01-03");
  EXPECT_THAT(year.years, ElementsAre(2025, 2026));
  EXPECT_EQ(year.players[0].wins, 1);
  EXPECT_GT(year.players[0].rating_at_start.mean, 25) << "they won in 2025";
}

TEST(Statistics, FindTheClosestAndTheClearestGame) {
  auto const all = statistics_of(three_evenings());

  EXPECT_EQ(all.closest->points, 0);
  EXPECT_EQ(all.closest->games.at(0).id, 3);
  EXPECT_EQ(all.closest->games.at(0).date, "2026-02-01");
  EXPECT_THAT(all.closest->games.at(0).winners, ElementsAre(1, 2)) << "both won (C9.6)";
  EXPECT_EQ(all.clearest->points, 410);
  EXPECT_EQ(all.clearest->games.at(0).id, 1);
}

TEST(Statistics, NameAllGamesTiedForARecord) {
  PlayedGames played{.animals = {}, .games = {}};
  for (int i = 1; i <= 20; ++i) played.games.push_back(game(i, "2026-01-01", {300, 100, 0}));
  played.games.push_back(game(21, "2026-01-02", {100, 300, 90}));

  auto const closest = *statistics_of(played).closest;

  EXPECT_EQ(closest.count, 21);
  EXPECT_EQ(closest.games.size(), 12U) << "the first of them are told";
  EXPECT_EQ(closest.games.at(0).id, 1);
}

TEST(Statistics, FindTheFavouriteAndTheLuckiestAnimal) {
  PlayerStatistics figures;
  figures.games = 10;
  figures.wins = 4;
  figures.quartets = {5, 1, 2};
  figures.quartet_wins = {2, 1, 2};

  EXPECT_EQ(figures.favourite(), 0);
  EXPECT_EQ(figures.luckiest(), 2) << "two wins of two say more than one of one";
}

RC_GTEST_PROP(StatisticsLaw, EveryGameHasAWinnerAndEveryPointIsCounted, ()) {
  PlayedGames played{.animals = {}, .games = {}};
  std::int64_t points = 0;
  auto const number = *rc::gen::inRange(0, 20);
  for (int i = 0; i < number; ++i) {
    auto const scores = *rc::gen::container<std::vector<int>>(3, rc::gen::inRange(0, 5));
    played.games.push_back(game(i + 1, "2026-01-01", scores));
    points += std::accumulate(scores.begin(), scores.end(), 0);
  }
  auto const all = statistics_of(played);
  int wins = 0;
  int shared = 0;
  std::int64_t counted = 0;
  for (auto const& player : all.players) {
    wins += player.wins;
    shared += player.shared;
    counted += player.points;
  }
  RC_ASSERT(counted == points);
  RC_ASSERT(wins >= number);
  RC_ASSERT(wins - shared <= number);
}

}  // namespace
}  // namespace kuhhandel::groups
