#include "table/races/race.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <utility>

namespace kuhhandel::table {
namespace {

constexpr Instant kNow{1'000'000};

Duration ms(int milliseconds) { return Duration{milliseconds}; }

/// Returns the arrival, now, of a press that reports to have been made `earlier` before.
Arrival reporting(Duration earlier) { return {.at = kNow, .seen = Seen{kNow - earlier - ms(200), ms(200)}}; }

TEST(Race, TrustsAReportUpToItsCompensation) {
  EXPECT_EQ(compensated(reporting(ms(70)), ms(80)), kNow - ms(70));
  EXPECT_EQ(compensated(reporting(ms(80)), ms(80)), kNow - ms(80));
  EXPECT_EQ(compensated(reporting(ms(81)), ms(80)), kNow - ms(80));
}

TEST(Race, RejectsAReportedPressInTheFuture) { EXPECT_EQ(compensated(reporting(-ms(50)), ms(80)), kNow); }

TEST(Race, AssumesAReactionTimeOfAtLeastATenthOfASecond) {
  auto const announced = kNow - ms(160);
  EXPECT_EQ(compensated({.at = kNow, .seen = Seen{announced, ms(5)}}, ms(150)), announced + ms(100));
  EXPECT_EQ(compensated({.at = kNow, .seen = Seen{announced, ms(101)}}, ms(150)), announced + ms(101));
}

TEST(Race, CountsAPressWithoutAReportFromItsArrival) { EXPECT_EQ(compensated({.at = kNow}, ms(80)), kNow); }

TEST(Race, WaitsForTheLongestRoundTripPlusAMargin) {
  EXPECT_EQ(verdict_wait(ms(0)), ms(50));
  EXPECT_EQ(verdict_wait(ms(250)), ms(300));
  EXPECT_EQ(verdict_wait(ms(2000)), ms(350));
}

std::vector<int> order(std::vector<int> const& moments, std::uint64_t seed = 1,
                       Fairness fairness = Fairness::among_friends) {
  std::vector<Instant> instants;
  for (int const moment : moments) instants.push_back(kNow + ms(moment));
  Rng chance(seed);
  return order_of(instants, fairness, chance);
}

/// Returns how often the first of the moments wins in a thousand strict races.
int strict_wins(std::vector<int> const& moments) {
  int first = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed)
    first += order(moments, seed, Fairness::strict).front() == 0 ? 1 : 0;
  return first;
}

TEST(Race, IsWonByTheEarliestPress) { EXPECT_EQ(order({30, 0, 12}), (std::vector{1, 2, 0})); }

TEST(Race, DrawsAmongPressesWithinFiveMilliseconds) {
  int first = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first += order({0, 5}, seed).front() == 0 ? 1 : 0;

  EXPECT_GT(first, 430);
  EXPECT_LT(first, 570);
}

TEST(Race, ExcludesAPressThatIsSixMillisecondsLater) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) EXPECT_EQ(order({6, 0}, seed).front(), 1);
}

TEST(Race, InStrictPlayALeadGivesBetterOdds) {
  EXPECT_NEAR(strict_wins({0, 0}), 500, 50);
  EXPECT_NEAR(strict_wins({0, 90}), 667, 50) << "two to one";
  EXPECT_NEAR(strict_wins({179, 0}), 6, 8);
  EXPECT_EQ(strict_wins({0, 180}), 1000);
}

TEST(Race, IsDrawnIfAnotherPlayerMightHaveBeenFirst) {
  auto const drawn = [](std::vector<Instant> const& moments) {
    return std::pair(is_drawn(moments, Fairness::among_friends), is_drawn(moments, Fairness::strict));
  };
  EXPECT_EQ(drawn({kNow}), std::pair(false, false));
  EXPECT_EQ(drawn({kNow + ms(5), kNow, kNow + ms(300)}), std::pair(true, true));
  EXPECT_EQ(drawn({kNow, kNow + ms(6)}), std::pair(false, true));
  EXPECT_EQ(drawn({kNow, kNow + ms(180)}), std::pair(false, false));
}

RC_GTEST_PROP(Race, OrdersEveryPressOnceAndByTimeExceptInTies, (std::uint64_t seed)) {
  auto const fairness = *rc::gen::element(Fairness::among_friends, Fairness::strict).as("fairness");
  auto const moments =
      *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 400)).as("moments of the presses");
  auto const ordered = order(moments, seed, fairness);
  auto const moment = [&](int place) { return moments[static_cast<std::size_t>(place)]; };
  int const farthest = fairness == Fairness::strict ? 179 : 5;

  RC_ASSERT(std::ranges::is_permutation(ordered, order(std::vector<int>(moments.size()))));
  for (std::size_t i = 1; i < ordered.size(); ++i)
    RC_ASSERT(moment(ordered[i - 1]) <= moment(ordered[i]) + farthest);
}

RC_GTEST_PROP(Race, GivesALiarAtMostTheirCompensation, ()) {
  auto const most = *rc::gen::inRange(0, 400).as("credit");
  auto const lie = *rc::gen::inRange(-1000, 1000).as("how much earlier they say it was");

  auto const moment = compensated(reporting(ms(lie)), ms(most));

  RC_ASSERT(moment <= kNow);
  RC_ASSERT(moment >= kNow - ms(most));
}

}  // namespace
}  // namespace kuhhandel::table
