#include "table/race.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace kuhhandel::table {
namespace {

constexpr Instant kNow{1'000'000};

Duration ms(int milliseconds) { return Duration{milliseconds}; }

/// A press that comes in now and reports to have been made so long ago.
Receipt reporting(Duration earlier, Duration round_trip) {
  return {.at = kNow, .round_trip = round_trip, .seen = Seen{kNow - earlier - ms(200), ms(200)}};
}

TEST(Race, BelievesAReportUpToThePathAndTheAllowance) {
  EXPECT_EQ(believed(reporting(ms(70), ms(80))), kNow - ms(70));
  EXPECT_EQ(believed(reporting(ms(105), ms(80))), kNow - ms(105));
  EXPECT_EQ(believed(reporting(ms(106), ms(80))), kNow - ms(105));
}

TEST(Race, BelievesNoReportOfAPressYetToCome) { EXPECT_EQ(believed(reporting(-ms(50), ms(80))), kNow); }

TEST(Race, CountsAPressWithoutAReportFromItsArrival) {
  EXPECT_EQ(believed({.at = kNow, .round_trip = ms(80)}), kNow);
}

TEST(Race, BelievesNoLineToBeLongerThanAVerdictWaits) {
  EXPECT_EQ(believed(reporting(ms(900), ms(800))), kNow - ms(325));
}

TEST(Race, WaitsForTheLongestPathAndALittleMore) {
  EXPECT_EQ(verdict_wait(ms(0)), ms(50));
  EXPECT_EQ(verdict_wait(ms(250)), ms(300));
  EXPECT_EQ(verdict_wait(ms(2000)), ms(350));
}

std::vector<int> order(std::vector<int> const& moments, std::uint64_t seed = 1) {
  std::vector<Instant> instants;
  for (int const moment : moments) instants.push_back(kNow + ms(moment));
  Rng chance(seed);
  return order_of(instants, chance);
}

TEST(Race, IsWonByTheEarliestPress) { EXPECT_EQ(order({30, 0, 12}), (std::vector{1, 2, 0})); }

TEST(Race, DrawsAmongPressesWithinFiveMilliseconds) {
  int first = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) first += order({0, 5}, seed).front() == 0 ? 1 : 0;

  EXPECT_GT(first, 430);
  EXPECT_LT(first, 570);
}

TEST(Race, DrawsNoPressThatIsSixMillisecondsLater) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) EXPECT_EQ(order({6, 0}, seed).front(), 1);
}

RC_GTEST_PROP(Race, OrdersEveryPressOnceAndNoneBeforeOneThatIsEarlierThanATie, (std::uint64_t seed)) {
  auto const moments =
      *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40)).as("moments of the presses");
  auto const ordered = order(moments, seed);
  auto const moment = [&](int place) { return moments[static_cast<std::size_t>(place)]; };

  RC_ASSERT(std::ranges::is_permutation(ordered, order(std::vector<int>(moments.size()))));
  for (std::size_t i = 1; i < ordered.size(); ++i)
    RC_ASSERT(moment(ordered[i - 1]) <= moment(ordered[i]) + 5);
}

RC_GTEST_PROP(Race, GivesALiarNoMoreThanTheAllowanceBeyondTheirRoundTrip, ()) {
  auto const round_trip = *rc::gen::inRange(0, 400).as("round trip");
  auto const lie = *rc::gen::inRange(-1000, 1000).as("how much earlier they say it was");

  auto const moment = believed(reporting(ms(lie), ms(round_trip)));

  RC_ASSERT(moment <= kNow);
  RC_ASSERT(moment >= kNow - std::min(ms(round_trip), kLongestRoundTrip) - kAllowance);
}

}  // namespace
}  // namespace kuhhandel::table
