#include "tournament/league/league.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <boost/json.hpp>
#include <cmath>
#include <sstream>

#include "engine/random/rng.h"
#include "tests/support/words.h"
#include "tournament/league/cross_table.h"
#include "tournament/league/elo_ratings.h"
#include "tournament/league/plackett_luce.h"

namespace kuhhandel::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(LineUps, AreAllCombinationsOfAtLeastTwoBots) {
  EXPECT_THAT(line_ups_of({"a", "b"}, 3, false),
              ElementsAre(BotNames{"a", "a", "b"}, BotNames{"a", "b", "b"}));
  EXPECT_EQ(line_ups_of({"a", "b", "c"}, 4, false).size(), 15U - 3);
  EXPECT_EQ(line_ups_of({"a", "b", "c"}, 4, true).size(), 3U * 3) << "a pair: one, two or three of the first";
}

TEST(PlackettLuce, RecoversTheStrengthsOfSampledOrders) {
  // Three bots with strengths 4, 2 and 1: the chances of the six orders, times 4200.
  Orders const orders{{{{0}, {1}, {2}}, 1600}, {{{0}, {2}, {1}}, 800}, {{{1}, {0}, {2}}, 960},
                      {{{1}, {2}, {0}}, 240},  {{{2}, {0}, {1}}, 400}, {{{2}, {1}, {0}}, 200}};

  auto const found = log_strengths(orders, 3);

  EXPECT_NEAR(found[0] - found[1], std::log(2), 0.01);
  EXPECT_NEAR(found[1] - found[2], std::log(2), 0.01);
  EXPECT_NEAR(found[0] + found[1] + found[2], 0, 1e-9);
}

TEST(PlackettLuce, KeepsAllStrengthsFinite) {
  auto const found = log_strengths({{{{0}, {1}}, 1000}}, 2);

  EXPECT_GT(found[0], 2);
  EXPECT_LT(found[0], 20);
}

TEST(PlackettLuce, CountsATieForBoth) {
  auto const found = log_strengths({{{{0, 1}}, 50}}, 2);

  EXPECT_NEAR(found[0], found[1], 1e-6);
}

TEST(PlackettLuce, ReadsTheOrderOfAGame) {
  GameResult game;
  game.scores = {100, 2000, 100, 0};

  EXPECT_EQ(order_of(game, {0, 1, 0, 2}), (Order{{1}, {0, 0}, {2}}));
}

RC_GTEST_PROP(PlackettLuce, DoesNotDependOnTheNumberingOfTheBots, ()) {
  double const ahead = *rc::gen::inRange(1, 50);
  double const behind = *rc::gen::inRange(1, 50);

  auto const found = log_strengths({{{{0}, {1}}, ahead}, {{{1}, {0}}, behind}}, 2);
  auto const turned = log_strengths({{{{1}, {0}}, ahead}, {{{0}, {1}}, behind}}, 2);

  RC_ASSERT(std::abs(found[0] - turned[1]) < 1e-6);
  RC_ASSERT((found[0] > found[1]) == (ahead > behind));
}

TournamentPlan of_three(int blocks) {
  BotNames const bots{"random", "farmer", "exec:c"};
  return {.edition = &second(),
          .line_ups = line_ups_of(bots, 3, true),
          .seed = "1",
          .purpose = "test",
          .blocks = blocks,
          .most_turns = 1000,
          .limit = std::chrono::milliseconds(1000)};
}

/// Findings in which the first of a pair comes before the second with some chance; the last before the first.
TournamentResults in_a_circle(TournamentPlan const& plan, int chance) {
  Rng rng(1);
  TournamentResults findings;
  findings.line_ups = plan.line_up_count();
  for (int number = 0; number < plan.blocks * plan.line_up_count(); ++number) {
    auto const& line_up = plan.line_ups[static_cast<std::size_t>(work_item(plan, number).line_up)];
    bool const ends_meet = line_up.front() == "random" && line_up.back() == "exec:c";
    BlockResult block(3);
    for (auto& game : block) {
      bool const first_wins = (rng.below(100) < chance) != ends_meet;
      for (std::size_t place = 0; place < 3; ++place) {
        game.scores[place] = (line_up[place] == line_up.front()) == first_wins ? Money{1000} : 0;
      }
    }
    findings.results.emplace_back(block);
  }
  return findings;
}

TEST(CrossTable, FindsPairwiseWinnersAndTheCycle) {
  auto const plan = of_three(100);
  auto const table = cross_table(plan, in_a_circle(plan, 80), {"random", "farmer", "exec:c"});

  EXPECT_TRUE(beats(table[0][1]));
  EXPECT_TRUE(beats(table[1][2]));
  EXPECT_TRUE(beats(table[2][0]));
  EXPECT_EQ(table[0][1].mean, -table[1][0].mean);
  EXPECT_THAT(shortest_cycles(table), ElementsAre(std::vector{0, 1, 2}));
}

TEST(CrossTable, FindsNoCycleInRandomResults) {
  auto const plan = of_three(100);
  auto const table = cross_table(plan, in_a_circle(plan, 50), {"random", "farmer", "exec:c"});

  EXPECT_THAT(shortest_cycles(table), ElementsAre());
}

TEST(Ratings, AreEqualAndUncertainForACycle) {
  auto const plan = of_three(100);
  auto const found = elo_ratings(plan, in_a_circle(plan, 80), {"random", "farmer", "exec:c"});

  for (auto const& rating : found) {
    EXPECT_LT(rating.from, 0);
    EXPECT_GT(rating.to, 0);
    EXPECT_LT(rating.to - rating.from, 200);
  }
}

struct LeagueRun {
  int status;
  std::string out;
  std::string err;
};

LeagueRun run_league(LeagueOptions const& options) {
  std::ostringstream out;
  std::ostringstream err;
  auto const status = league(options, out, err);
  return {status, out.str(), err.str()};
}

TEST(League, PlaysEveryLineUpAndRatesTheBots) {
  auto const report = boost::json::parse(
      run_league({.run = {.games = 6, .json = true}, .bots = "random,farmer", .seats = 3}).out);

  EXPECT_EQ(report.at("line_ups"), 2);
  EXPECT_EQ(report.at("blocks"), 2);
  EXPECT_EQ(report.at("games"), 2 * 2 * 3);
  EXPECT_GT(report.at("bots").at(1).at("rating").as_double(),
            report.at("bots").at(0).at("rating").as_double());
  EXPECT_GT(report.at("cross").at(1).at("difference").as_double(), 0.3) << "farmer against random";
  EXPECT_TRUE(report.at("cycles").as_array().empty());
}

TEST(League, TheNumberOfThreadsChangesNothing) {
  LeagueOptions options{.run = {.games = 3, .threads = 1}, .bots = "random,farmer", .seats = 3};
  auto const alone = run_league(options).out;
  options.run.threads = 3;

  EXPECT_EQ(alone, run_league(options).out);
}

TEST(League, PrintsHumanReadableTables) {
  auto const text = run_league({.run = {.games = 6}, .bots = "random,farmer", .seats = 3}).out;

  EXPECT_THAT(text, HasSubstr("Edition second, 3 seats, 2 line-ups, 12 games on 2 deals, seed 1 (test)"));
  EXPECT_THAT(text, HasSubstr("No cycles"));
}

TEST(League, NamesAnInvalidOptionInOneSentence) {
  EXPECT_THAT(run_league({.bots = "random,ghost"}).err, HasSubstr("--bots: there is no bot 'ghost'"));
  EXPECT_EQ(run_league({.bots = "random,random"}).err, "--bots: each name may appear only once.\n");
  EXPECT_EQ(run_league({.bots = "random"}).err, "--bots: a league has 2 to 20 bots, not 1.\n");
  EXPECT_EQ(run_league({.seats = 9}).err, "--seats: must be from 2 to 6, not 9.\n");
  EXPECT_EQ(run_league({.run = {.edition = "tenth"}}).status, 1);
}

}  // namespace
}  // namespace kuhhandel::tournament
