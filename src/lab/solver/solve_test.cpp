#include "solver/solve.h"

#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <sstream>

namespace kuhhandel::solver {
namespace {

struct Run {
  int status;
  std::string out;
  std::string err;
};

Run run(SolveOptions const& options) {
  std::ostringstream out;
  std::ostringstream err;
  auto const status = solve(options, out, err);
  return {status, out.str(), err.str()};
}

TEST(Solve, PrintsItsResultAsOneObject) {
  auto const report = boost::json::parse(
      run({.iterations = 20, .most_turns = 3, .bots = "random", .seeds = 2, .json = true}).out);

  EXPECT_EQ(report.at("edition"), "mini-2");
  EXPECT_EQ(report.at("seats"), 2);
  auto const& last = report.at("cfr").as_array().back();
  EXPECT_EQ(last.at("iterations"), 20);
  auto const& bot = report.at("bots").at(0);
  EXPECT_EQ(bot.at("name"), "random");
  EXPECT_GT(bot.at("exploitability").as_double(), last.at("exploitability").as_double());
}

TEST(Solve, PrintsHumanReadableTables) {
  auto const text = run({.iterations = 2, .most_turns = 2, .bots = "random", .seeds = 1}).out;

  EXPECT_THAT(text, testing::HasSubstr("Edition mini-2, 2 seats, at most 2 turns."));
  EXPECT_THAT(text, testing::HasSubstr("exploitability"));
  EXPECT_THAT(text, testing::HasSubstr("random"));
}

TEST(Solve, MeasuresOnlyBotsWithoutIterations) {
  auto const text = run({.iterations = 0, .most_turns = 2, .bots = "random", .seeds = 1}).out;

  EXPECT_THAT(text, testing::Not(testing::HasSubstr("CFR+")));
  EXPECT_THAT(text, testing::HasSubstr("random"));
}

TEST(Solve, MeasuresBotsWithNets) {
  auto const text = run({.iterations = 0, .most_turns = 2, .bots = "owl", .seeds = 1}).out;

  EXPECT_THAT(text, testing::HasSubstr("owl"));
}

TEST(Solve, NamesAnInvalidOptionInOneSentence) {
  EXPECT_THAT(run({.edition = "second"}).err, testing::StartsWith("--edition: 'second'"));
  EXPECT_THAT(run({.bots = "ghost"}).err, testing::StartsWith("--bots: there is no bot 'ghost'"));
  EXPECT_EQ(run({.iterations = -1}).err, "--iterations: must be at least 0.\n");
  EXPECT_EQ(run({.most_turns = 0}).err, "--turns: at least one is needed.\n");
  EXPECT_EQ(run({.seeds = 0}).err, "--seeds: at least one is needed.\n");
  EXPECT_EQ(run({.seeds = 0}).status, 1);
}

}  // namespace
}  // namespace kuhhandel::solver
