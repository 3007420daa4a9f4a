#include "tournament/arena/sprt.h"

#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <sstream>

#include "engine/random/rng.h"

namespace kuhhandel::tournament {
namespace {

/// A difference of shares as four games give one: of a mean, in quarters, spread over a whole win.
double some_difference(Rng& rng, double mean) {
  double sum = 0;
  for (int i = 0; i < 4; ++i) sum += rng.below(1000) < 1000 * (0.25 + mean) ? 1 : 0;
  return sum / 4 - 0.25;
}

struct Trial {
  SprtVerdict verdict;
  int blocks;
};

Trial trial(double mean, std::uint64_t seed, SprtOptions const& options) {
  Rng rng(seed);
  Sample all;
  auto verdict = SprtVerdict::undecided;
  while (verdict == SprtVerdict::undecided) {
    all.add(some_difference(rng, mean));
    verdict = sprt(all, options).verdict;
  }
  return {verdict, all.size()};
}

/// How many of 200 trials end with that verdict.
int verdicts(SprtVerdict verdict, double mean) {
  int number = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    number += trial(mean, seed, {.share0 = 0, .share1 = 0.1}).verdict == verdict ? 1 : 0;
  }
  return number;
}

TEST(Sprt, KeepsItsErrorRates) {
  // 10 of 200 trials may fail; 20 would be more than three standard deviations above.
  EXPECT_LE(verdicts(SprtVerdict::h1, 0), 20) << "H0 is true";
  EXPECT_LE(verdicts(SprtVerdict::h0, 0.1), 20) << "H1 is true";
}

TEST(Sprt, DecidesEarlyIfTheDifferenceIsLarge) {
  EXPECT_LT(trial(0.4, 1, {.share0 = 0, .share1 = 0.1}).blocks,
            trial(0.1, 1, {.share0 = 0, .share1 = 0.1}).blocks);
}

TEST(Sprt, NeedsMoreThanAFewBlocks) {
  Sample all;
  for (int i = 0; i < 19; ++i) all.add(0.5);
  EXPECT_EQ(sprt(all, {}).verdict, SprtVerdict::undecided);

  all.add(0.5);

  EXPECT_EQ(sprt(all, {}).verdict, SprtVerdict::h1);
}

struct SprtRun {
  int status;
  std::string out;
  std::string err;
};

SprtRun run_sprt(ArenaOptions options) {
  std::ostringstream out;
  std::ostringstream err;
  options.sprt.enabled = true;
  auto const status = arena(options, out, err);
  return {status, out.str(), err.str()};
}

TEST(Sprt, ShowsThatTheFarmerBeatsRandom) {
  auto const all =
      run_sprt({.run = {.games = 300, .threads = 2, .json = true}, .seats = "farmer,random,random"});
  auto const report = boost::json::parse(all.out);

  EXPECT_EQ(report.at("verdict"), "H1");
  EXPECT_EQ(report.at("bot"), "farmer");
  EXPECT_EQ(report.at("against"), "random");
  EXPECT_EQ(report.at("blocks"), 20) << "no more than it needs";
}

TEST(Sprt, ComparesInOtherwiseEqualLineUps) {
  using ::testing::ElementsAre;

  EXPECT_THAT(line_ups_to_compare({"a", "c", "c"}, "b"),
              ElementsAre(BotNames{"a", "c", "c"}, BotNames{"b", "c", "c"}));
  EXPECT_THAT(line_ups_to_compare({"a", "b", "b"}, "b"), ElementsAre(BotNames{"a", "b", "b"}))
      << "where all are b, each wins an equal part";
}

TEST(Sprt, ReportsThatTheGamesDoNotSuffice) {
  auto const text =
      run_sprt({.run = {.games = 3}, .seats = "random,farmer,farmer", .sprt = {.against = "farmer"}}).out;

  EXPECT_THAT(text, ::testing::HasSubstr("random against farmer on the first place, 3 games in 1 blocks"));
  EXPECT_THAT(text, ::testing::HasSubstr("Undecided: more games are needed."));
}

TEST(Sprt, NamesAnInvalidOption) {
  auto const refused = [](SprtOptions const& options) {
    return run_sprt({.seats = "random,farmer,farmer", .sprt = options}).err;
  };

  EXPECT_EQ(refused({.share0 = 0.1, .share1 = 0.1}), "--share1: must be more than --share0.\n");
  EXPECT_EQ(refused({.alpha = 0}), "--alpha: must be between 0 and 0.5.\n");
  EXPECT_EQ(refused({.beta = 0.5}), "--beta: must be between 0 and 0.5.\n");
  EXPECT_EQ(refused({.against = "random"}), "--against: 'random' is the first bot itself.\n");
  EXPECT_THAT(refused({.against = "ghost"}), ::testing::StartsWith("--against: there is no bot 'ghost'"));
}

}  // namespace
}  // namespace kuhhandel::tournament
