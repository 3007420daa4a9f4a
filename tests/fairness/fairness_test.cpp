// What docs/FAIRNESS.md promises, over many simulated races.
#include <gtest/gtest.h>

#include "tests/fairness/race_model.h"

namespace kuhhandel {
namespace {

constexpr int kRaces = 60'000;

double share(int part, int whole) { return static_cast<double>(part) / whole; }

TEST(Fairness, GivesEqualReflexesEqualSharesWhateverTheLine) {
  auto const sums = run_races({}, kRaces, 11);

  for (int racer = 0; racer < kRacers; ++racer) {
    auto const won = sums.wins[static_cast<std::size_t>(racer)];
    EXPECT_NEAR(share(won, sums.races), 0.2, 0.02) << kRoundTrips[static_cast<std::size_t>(racer)] << " ms";
  }
  EXPECT_GE(share(sums.clear_won, sums.clear), 0.95);
}

TEST(Fairness, LetsTheTrulyFastestWin) {
  auto const sums = run_races({.reflex = 800, .spread = 150}, kRaces, 12);

  EXPECT_GE(share(sums.fastest_won, sums.races), 0.95);
}

TEST(Fairness, ByFirstArrivalThereWouldBeNone) {
  auto const sums = run_races({}, 2000, 13);

  EXPECT_GT(share(sums.first_arrivals[0], sums.races), 0.5);
  EXPECT_LT(share(sums.first_arrivals[4], sums.races), 0.02);
}

TEST(Fairness, GivesALiarNoMoreThanTheAllowance) {
  auto const sums = run_races({.cheat = 2, .lie = 120}, 5000, 14);

  EXPECT_GT(sums.most_gained, 0) << "or the model does not lie at all";
  EXPECT_LE(sums.most_gained, static_cast<double>(table::kAllowance.count()) + 1);
}

TEST(Fairness, GivesOneWhoDelaysTheirPongsNoMoreThanTheDelayAndTheAllowance) {
  auto const sums = run_races({.cheat = 0, .lie = 500, .late_pongs = 120}, 5000, 15);

  EXPECT_LE(sums.most_gained, 120 + static_cast<double>(table::kAllowance.count()) + 1);
}

TEST(Fairness, BelievesNoLineHoweverLateItsPongsBeyondTheLongestPath) {
  auto const sums = run_races({.cheat = 0, .lie = 2000, .late_pongs = 5000}, 5000, 16);

  EXPECT_LE(sums.most_gained, static_cast<double>((table::kLongestRoundTrip + table::kAllowance).count()));
}

}  // namespace
}  // namespace kuhhandel
