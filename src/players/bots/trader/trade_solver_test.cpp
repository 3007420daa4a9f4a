#include "bots/trader/trade_solver.h"

#include <gtest/gtest.h>

#include "tests/support/laws.h"
#include "tests/support/trade_games.h"

namespace kuhhandel::bots {
namespace {

constexpr float kMostExploitable = 0.001F;  // of the stake

void expect_solved(Edition const& edition, int seed) {
  TradeSolver solver;
  for (auto const& game : trades_of(edition, seed)) {
    EXPECT_LE(exploitability(game, solver.solve(game, {})), kMostExploitable);
  }
}

TEST(TradeSolver, HasAnExploitabilityOfAtMostAThousandthOfTheStake_C6_6) { expect_solved(second(), 1); }

TEST(TradeSolver, HasAnExploitabilityOfAtMostAThousandthIfConcealed_C6_4) {
  expect_solved(house(&Ruleset::offer_count, OfferCount::concealed), 2);
}

TEST(TradeSolver, HasAnExploitabilityOfAtMostAThousandthUnderWinnerPays_C6_8) {
  expect_solved(house(&Ruleset::settlement, Settlement::winner_pays), 3);
}

/// Either player can lay any bucket; the animals are worth `stake` buckets to both.
TradeGame even_game(int stake) {
  TradeGame game;
  for (std::size_t o = 0; o < kBuckets; ++o) {
    auto const sum = static_cast<float>(o) / static_cast<float>(stake);
    game.worths.accepted[o] = 0.5F - sum;
    for (std::size_t c = 0; c < kBuckets; ++c) {
      auto const won = o > c ? 0.5F : o < c ? -0.5F : 0.0F;
      game.worths.set_countered(o, c, won - sum + static_cast<float>(c) / static_cast<float>(stake));
    }
  }
  TradeHand all;
  for (auto& buckets_of_signal : all.offers) buckets_of_signal.fill(1);
  all.counters.fill(1);
  game.challengers.push_back(all);
  game.challenged.push_back(all);
  return game;
}

TEST(TradeSolver, IsFairBetweenEquals) {
  auto const game = even_game(10);
  TradeSolver solver;

  EXPECT_NEAR(expected(game, solver.solve(game, {}), game.worths), 0, 0.002);
}

TEST(TradeSolver, OffersNoMoreThanTheAnimalsAreWorth) {
  auto const game = even_game(10);
  TradeSolver solver;
  auto const& mix = solver.solve(game, {});

  for (auto const& under : mix.offers[0]) {
    for (std::size_t r = 12; r < kBuckets; ++r) EXPECT_LT(under[r], 0.01F) << r;
  }
}

TEST(TradeSolver, OffersNothingToAPlayerWhoAlwaysAccepts_C6_5) {
  auto game = even_game(10);
  game.habits.challenged = 1;
  game.habits.answers.fill({.accept = 1, .counter = {}});
  TradeSolver solver;
  auto const& mix = solver.solve(game, {});

  float nothing = 0;
  for (auto const& under : mix.offers[0]) nothing += under[0];
  EXPECT_GT(nothing, 0.99F);
}

TEST(TradeSolver, IsDeterministic) {
  auto const game = even_game(7);
  TradeSolver fresh;
  TradeSolver used;
  used.solve(even_game(12), {});

  EXPECT_EQ(fresh.solve(game, {}).offers, used.solve(game, {}).offers);
}

}  // namespace
}  // namespace kuhhandel::bots
