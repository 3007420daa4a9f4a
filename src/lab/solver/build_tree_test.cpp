// Small games written out, and solved.
#include "solver/build_tree.h"

#include <gmock/gmock.h>

#include <numeric>

#include "bots/registry.h"
#include "codec/editions.h"
#include "solver/best_response.h"
#include "solver/cfr.h"
#include "solver/sampled_bot.h"
#include "solver/solver_results.h"
#include "tests/support/small_box.h"

namespace kuhhandel::solver {
namespace {

constexpr TreeLimits kForTwo{.seats = 2, .most_turns = 20, .most_positions = 100'000};

Strategy solution(GameTree const& tree, int iterations) {
  Cfr cfr(tree);
  for (int i = 0; i < iterations; ++i) cfr.iterate();
  return cfr.average();
}

TEST(Grow, WithoutMoneyTheFirstPlayerWinsWithoutAChoice_C3_3) {
  auto const tree = build_tree(small_box(1, 2, {}), kForTwo, {});

  EXPECT_TRUE(tree->sets().empty());
  EXPECT_THAT(values(*tree, {}), testing::ElementsAre(0.5, -0.5));
}

// One cow of two cards, ten for each player. The owner of both cards wins. If all stay silent, Anna has the
// first card and Ben the second. Then Anna must challenge and offers ten, which Ben can at best match, twice,
// and that gives Anna the cow (C6.7). If Ben bids ten for the first card, Anna sells. Ben has no money left
// to keep the second from Anna, who buys it for ten of twenty and challenges with the rest, as before. Ben
// cannot pay a bid of twenty, so Anna gets the card for nothing (C4.8). So Anna wins.
TEST(Grow, TheFirstPlayerDecidesTheLastTieOverOneCow_C6_7) {
  auto const tree = build_tree(small_box(1, 2, money({{10, 1}})), kForTwo, {});

  auto const found = values(*tree, solution(*tree, 200));

  EXPECT_NEAR(found[0], 0.5, 0.001);
  EXPECT_NEAR(found[1], -0.5, 0.001);
}

TEST(Grow, TheGameIsZeroSum_C9_6) {
  auto const tree = build_tree(small_box(1, 3, money({{0, 1}, {10, 1}})), {2, 4, 100'000}, {});

  for (int iterations : {0, 1, 7}) {
    auto const each = values(*tree, solution(*tree, iterations));
    EXPECT_NEAR(std::accumulate(each.begin(), each.end(), 0.0), 0, 1e-9);
  }
}

TEST(Grow, ASmallGameIsSolvedToAHundredthOfAWin) {
  auto const tree = build_tree(small_box(1, 3, money({{0, 1}, {10, 1}})), {2, 4, 100'000}, {});

  EXPECT_LT(exploitability(*tree, solution(*tree, 50)), 0.01);
}

TEST(Grow, ScoresAnAbortedGameAtItsCurrentPosition_C12_3) {
  auto const tree = build_tree(small_box(1, 2, {}), {.seats = 2, .most_turns = 2, .most_positions = 100}, {});

  EXPECT_THAT(values(*tree, {}), testing::ElementsAre(0, 0)) << "before the trade nobody has a quartet";
}

TEST(Grow, GivesUpIfThereAreTooManyPositions) {
  EXPECT_FALSE(build_tree(small_box(2, 2, money({{0, 1}, {10, 1}})),
                          {.seats = 2, .most_turns = 9, .most_positions = 999}, {}));
}

/// Gives the last of all answers.
class TheLast : public FixedStrategy {
 public:
  std::vector<double> const& likelihoods(DecisionPoint const& point) override {
    chosen_.assign(point.question.count, 0);
    chosen_.back() = 1;
    return chosen_;
  }

 private:
  std::vector<double> chosen_;
};

TEST(Grow, ASeatWithAPlayerIsNotFree) {
  TheLast last;

  auto const tree = build_tree(small_box(1, 2, money({{0, 1}, {10, 1}})), kForTwo, {&last, nullptr});

  for (auto const& set : tree->sets()) EXPECT_EQ(set.seat, kBen);
  EXPECT_GE(best_response(*tree, {}, kBen), -0.5);
}

class EveryBotSolved : public ::testing::TestWithParam<bots::BotName> {};

// Whatever a bot does, it cannot be exploited for less than nothing nor for more than an equal share.
TEST_P(EveryBotSolved, HasALimitedExploitability) {
  auto const edition = small_box(1, 2, money({{0, 1}, {10, 1}}));

  auto const figures = exploit_bot(GetParam().name, edition, kForTwo, 2);

  EXPECT_EQ(figures->faults, 0);
  EXPECT_GE(figures->exploitability, -1e-9);
  EXPECT_LE(figures->exploitability, 0.5 + 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryBotSolved,
                         ::testing::ValuesIn(bots::bot_names().begin(), bots::bot_names().end()),
                         [](auto const& bot) { return std::string(bot.param.name); });

TEST(SampledBot, RandomBotUsesEveryAction) {
  auto const edition = small_box(1, 2, money({{0, 1}, {10, 1}}));
  SampledBot random("random", edition, 2, kBen, 200);
  auto const free_alone = build_tree(edition, kForTwo, {nullptr, &random});
  auto const all_free = build_tree(edition, kForTwo, {});

  EXPECT_EQ(free_alone->size(), all_free->size());
  EXPECT_EQ(free_alone->sets().size() + random.sets(), all_free->sets().size());
}

}  // namespace
}  // namespace kuhhandel::solver
