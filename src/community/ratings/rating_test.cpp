#include "ratings/rating.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace kuhhandel::ratings {
namespace {

/// Players with different ratings and uncertainties; some share a place.
std::vector<RankedRating> any_game() {
  std::vector<RankedRating> players;
  auto const number = *rc::gen::inRange(2, 7);
  for (int i = 0; i < number; ++i) {
    Rating const rating{.mean = *rc::gen::inRange(5, 45) + 0.25, .deviation = *rc::gen::inRange(1, 9) + 0.0};
    players.push_back({rating, *rc::gen::inRange(1, 4)});
  }
  return players;
}

TEST(Rating, RisesForTheWinnerAndFallsForTheLast) {
  auto const after = updated_ratings({{{}, 1}, {{}, 2}, {{}, 3}});

  EXPECT_GT(after[0].mean, after[1].mean);
  EXPECT_GT(after[1].mean, after[2].mean);
  EXPECT_LT(after[0].deviation, Rating{}.deviation);
}

// With two players the model is Bradley-Terry, whose update has a simple formula: c² is the sum of both
// variances and both performance variances; the winner's probability is one half.
TEST(Rating, MatchesThePaperForTwoPlayers) {
  auto const after = updated_ratings({{{}, 1}, {{}, 2}});
  auto const variance = 25.0 * 25 / 9 + 25.0 * 25 / 90'000;
  auto const c = std::sqrt(2 * variance + 2 * 25.0 * 25 / 36);

  EXPECT_NEAR(after[0].mean, 25 + variance / c / 2, 1e-9);
  EXPECT_NEAR(after[1].mean, 25 - variance / c / 2, 1e-9);
}

TEST(Rating, IsEqualForEqualPlaces) {
  auto const after = updated_ratings({{{}, 1}, {{}, 1}, {{}, 3}});

  EXPECT_DOUBLE_EQ(after[0].mean, after[1].mean);
}

RC_GTEST_PROP(RatingLaw, BetterPlacesGainMoreAmongEquals, ()) {
  auto const number = *rc::gen::inRange(2, 7);
  std::vector<RankedRating> players;
  for (int i = 0; i < number; ++i) players.push_back({{}, i + 1});
  auto const after = updated_ratings(players);
  for (std::size_t i = 1; i < after.size(); ++i) RC_ASSERT(after[i - 1].mean > after[i].mean);
}

// Calculated by hand from the paper's formulas: each of three equal players takes the first place with
// probability 1/3, and each of the remaining two the second with 1/2.
TEST(Rating, MatchesThePaperForThreePlayers) {
  auto const after = updated_ratings({{{}, 1}, {{}, 2}, {{}, 3}});
  auto const variance = 25.0 * 25 / 9 + 25.0 * 25 / 90'000;
  auto const c = std::sqrt(3 * variance + 3 * 25.0 * 25 / 36);

  EXPECT_NEAR(after[0].mean, 25 + variance / c * (1 - 1.0 / 3), 1e-9);
  EXPECT_NEAR(after[1].mean, 25 + variance / c * (-1.0 / 3 + 1 - 1.0 / 2), 1e-9);
  EXPECT_NEAR(after[2].mean, 25 + variance / c * (-1.0 / 3 - 1.0 / 2), 1e-9);
  auto const shrink = std::sqrt(variance) / c * variance / (c * c);
  EXPECT_NEAR(after[0].deviation, std::sqrt(variance * (1 - shrink * 2.0 / 9)), 1e-9);
  EXPECT_NEAR(after[2].deviation, std::sqrt(variance * (1 - shrink * (2.0 / 9 + 1.0 / 4))), 1e-9);
}

TEST(Rating, IsProvisionalForTheFirstDozensOfGames) {
  std::vector<RankedRating> players(2);
  int games = 0;
  for (; players[0].rating.is_provisional(); ++games) {
    players[0].rank = 1 + games % 2;
    players[1].rank = 2 - games % 2;
    auto const after = updated_ratings(players);
    for (std::size_t i = 0; i < 2; ++i) players[i].rating = after[i];
  }
  EXPECT_GT(games, 15);
  EXPECT_LT(games, 40);
}

TEST(Rating, IsDisplayedInPoints) {
  EXPECT_EQ(points_of(Rating{}.mean), 1000);
  EXPECT_EQ(points_of(kModel.provisional_above), 200);
}

RC_GTEST_PROP(RatingLaw, ASoleWinnerNeverFalls, ()) {
  auto players = any_game();
  for (auto& player : players) ++player.rank;
  players[0].rank = 1;
  RC_ASSERT(updated_ratings(players)[0].mean >= players[0].rating.mean);
}

RC_GTEST_PROP(RatingLaw, ASoleLastPlayerNeverRises, ()) {
  auto players = any_game();
  players[0].rank = 9;
  RC_ASSERT(updated_ratings(players)[0].mean <= players[0].rating.mean);
}

RC_GTEST_PROP(RatingLaw, TheOrderOfTheListDoesNotMatter, ()) {
  auto players = any_game();
  auto const after = updated_ratings(players);
  std::ranges::reverse(players);
  auto turned = updated_ratings(players);
  std::ranges::reverse(turned);
  for (std::size_t i = 0; i < after.size(); ++i) {
    RC_ASSERT(std::abs(after[i].mean - turned[i].mean) < 1e-9);
    RC_ASSERT(std::abs(after[i].deviation - turned[i].deviation) < 1e-9);
  }
}

RC_GTEST_PROP(RatingLaw, ChangesSumToZeroForEqualUncertainty, ()) {
  auto players = any_game();
  for (auto& player : players) player.rating.deviation = 4;
  auto const after = updated_ratings(players);
  double change = 0;
  for (std::size_t i = 0; i < after.size(); ++i) change += after[i].mean - players[i].rating.mean;
  RC_ASSERT(std::abs(change) < 1e-9);
}

}  // namespace
}  // namespace kuhhandel::ratings
