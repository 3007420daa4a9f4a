// Checks the promises of docs/FAIRNESS.md about races in many simulated ones: for honest players, and against
// each known trick.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/fairness/line_ups.h"

namespace kuhhandel {
namespace {

using table::Fairness;

constexpr int kRaces = 20'000;

double share(int part, int whole) { return static_cast<double>(part) / whole; }

LineUp strict(LineUp line_up) {
  line_up.fairness = Fairness::strict;
  return line_up;
}

/// The part of races that the racer wins.
double won_by(int racer, LineUp const& line_up, std::uint64_t seed) {
  auto const sums = run_races(line_up, kRaces, seed);
  return share(sums.wins[static_cast<std::size_t>(racer)], sums.races);
}

void expect_equal_shares(RaceSums const& sums, LineUp const& line_up, double within) {
  for (std::size_t racer = 0; racer < kRacers; ++racer)
    EXPECT_NEAR(share(sums.wins[racer], sums.races), 0.2, within) << line_up.round_trips[racer] << " ms";
}

TEST(AmongFriends, EqualReactionsHaveEqualSharesOverAnyConnection) {
  LineUp const line_up{};
  auto const sums = run_races(line_up, kRaces, 11);

  expect_equal_shares(sums, line_up, 0.015);
  EXPECT_GE(share(sums.clear_won, sums.clear), 0.96) << "the fastest by more than 5 ms";
}

TEST(AmongFriends, TheFastestDecisionWins) {
  auto const line_up = of_decisions({});
  auto const sums = run_races(line_up, kRaces, 12);

  expect_equal_shares(sums, line_up, 0.015);
  EXPECT_GE(share(sums.fastest_won, sums.races), 0.95);
}

TEST(AmongFriends, FirstArrivalWouldBeUnfair) {
  auto const sums = run_races({}, 2000, 13);

  EXPECT_GT(share(sums.first_arrivals[0], sums.races), 0.5);
  EXPECT_LT(share(sums.first_arrivals[4], sums.races), 0.02);
}

TEST(AmongFriends, ALiarGainsAtMostTheMarginAndJitter) {
  auto const sums = run_races(cheated_by(kInTheMiddle, {.lie = kShamelessly}), 5000, 14);

  EXPECT_GT(sums.gained / sums.races, 20) << "or the model does not lie at all";
  EXPECT_LE(sums.gained / sums.races, static_cast<double>(table::kTrustMargin.count()) + 10);
}

TEST(AmongFriends, DelayingEveryEchoWins) {
  EXPECT_GT(won_by(kInTheMiddle, cheated_by(kInTheMiddle, kHoldsEveryEcho), 15), 0.9);
}

TEST(AmongFriends, CompensationIsCappedAtTheLongestRoundTrip) {
  Tricks const endless{.lie = 2000, .holds_acks = 5000, .holds_pongs = 5000};
  auto const sums = run_races(cheated_by(kNearest, endless), 5000, 16);

  EXPECT_LE(sums.most_gained, static_cast<double>((table::kLongestRoundTrip + table::kTrustMargin).count()));
}

TEST(Strict, EqualReactionsWithinSixtyMillisecondsOfTheMedianHaveEqualShares) {
  auto const reflexes = strict({.round_trips = kNearEachOther});
  expect_equal_shares(run_races(reflexes, kRaces, 21), reflexes, 0.02);
  auto const decisions = of_decisions(reflexes);
  expect_equal_shares(run_races(decisions, kRaces, 22), decisions, 0.02);
}

TEST(Strict, DelayingEveryEchoWinsAtMostAThirdAtEqualSpeed) {
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kHoldsEveryEcho)), 23), 0.35);
  EXPECT_LE(won_by(kInTheMiddle, strict(of_decisions(cheated_by(kInTheMiddle, kHoldsEveryEcho))), 24), 0.35);
}

TEST(Strict, DelayingOneKindOfEchoWinsAtMostAQuarter) {
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kHoldsAcks)), 25), 0.25);
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kHoldsPongs)), 26), 0.25);
}

TEST(Strict, DelayingEchoesOnlyInTheGameGainsNothing) {
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kGrows)), 27), 0.25);
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kJittersInRaces)), 28), 0.25);
}

TEST(Strict, DelayingEverythingGainsNothing) {
  EXPECT_LE(won_by(kInTheMiddle, strict(cheated_by(kInTheMiddle, kDelaysEverything)), 29), 0.2);
  EXPECT_LE(won_by(kInTheMiddle, cheated_by(kInTheMiddle, kDelaysEverything), 30), 0.215);
}

TEST(Doubts, ConcernPlayersWhoseRoundTripGrowsInRaces) {
  auto const rate = [](LineUp const& line_up, int racer) {
    auto const sums = run_races(line_up, 5000, 31);
    return share(sums.overlong[static_cast<std::size_t>(racer)], sums.races);
  };
  for (auto const& tricks : {kGrows, kJittersInRaces, Tricks{.lie = kShamelessly}})
    EXPECT_GT(rate(cheated_by(kInTheMiddle, tricks), kInTheMiddle), 0.95);
  for (int racer = 0; racer < kRacers; ++racer)
    EXPECT_LT(std::pow(rate({}, racer), table::kDoubtful), 1e-4)
        << kFarApart[static_cast<std::size_t>(racer)];
}

}  // namespace
}  // namespace kuhhandel
