// When the running clock acts, and its calls before that.
#include "table/clock/schedule.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

constexpr Instant kBegun{1'000'000};
constexpr Duration kPatience{70};
constexpr Duration kNext{4000};

Instant in(int milliseconds) { return kBegun + Duration{milliseconds}; }

Schedule scheduled(Clock const& clock) {
  Schedule schedule;
  schedule.begin(clock, kBegun);
  return schedule;
}

TEST(Schedule, NothingIsDueWithoutAClock) { EXPECT_FALSE(scheduled(NoClock{}).due(0, kPatience)); }

TEST(Schedule, C4_2_OnlyTheHammerWaitsForBidsInFlight) {
  auto schedule = scheduled(Calls{{in(100), in(200), in(300)}});
  EXPECT_EQ(schedule.due(0, kPatience), in(100));
  schedule.call(1, in(100), kNext);
  EXPECT_EQ(schedule.due(0, kPatience), in(200));
  schedule.call(2, in(200), kNext);
  EXPECT_EQ(schedule.due(0, kPatience), in(300) + kPatience);
  EXPECT_EQ(schedule.since(), in(200));
}

TEST(Schedule, C4_2_ABidRestartsTheCalls) {
  auto schedule = scheduled(Calls{{in(100), in(200), in(300)}});
  schedule.call(1, in(100), kNext);
  schedule.begin(Calls{{in(250), in(350), in(450)}}, in(150));
  EXPECT_EQ(schedule.called(), 0);
  EXPECT_EQ(schedule.due(0, kPatience), in(250));
}

TEST(Schedule, C4_2_AManualCallerHasTimeForTheNextCall) {
  auto schedule = scheduled(OwnGavel{kAnna, in(4000)});
  schedule.call(1, in(500), kNext);
  EXPECT_EQ(schedule.due(0, kPatience), in(500) + kNext);
}

TEST(Schedule, C4_2_AManualHammerSkipsNoCall) {
  auto schedule = scheduled(OwnGavel{kAnna, in(4000)});
  schedule.expire_now(in(500));
  EXPECT_EQ(schedule.called(), 0);
  EXPECT_EQ(schedule.due(0, kPatience), in(500));
}

TEST(Schedule, C7_1_EachCountWaitsForClaimsInFlight) {
  Count count{.from = 2, .at = {kBegun, in(1000), in(2000)}};
  EXPECT_EQ(scheduled(count).due(2, kPatience), in(1000) + kPatience);
  EXPECT_EQ(scheduled(count).due(1, kPatience), in(2000) + kPatience);
}

TEST(Schedule, AClockChangeKeepsTheCallsMade) {
  auto schedule = scheduled(Limit{kBen, in(9000)});
  schedule.call(1, in(100), kNext);
  schedule.change(Limit{kBen, in(300)}, in(200));
  EXPECT_EQ(schedule.due(0, kPatience), in(300));
  EXPECT_EQ(schedule.called(), 1);
}

TEST(Schedule, APausedClockKeepsTheRemainingTime) {
  auto schedule = scheduled(Limit{kBen, in(9000)});
  schedule.change(NoClock{}, in(6000));

  schedule.begin(Limit{kBen, in(59'000)}, in(50'000));

  EXPECT_EQ(schedule.due(0, kPatience), in(53'000));
}

TEST(Schedule, GivesTheFullTimeForANewDecision) {
  auto schedule = scheduled(Limit{kBen, in(9000)});
  schedule.begin(Limit{kAnna, in(15'000)}, in(6000));
  EXPECT_EQ(schedule.due(0, kPatience), in(15'000));

  schedule.reset_decision_time();
  schedule.begin(Limit{kAnna, in(16'000)}, in(7000));
  EXPECT_EQ(schedule.due(0, kPatience), in(16'000)) << "a second has passed since";
}

}  // namespace
}  // namespace kuhhandel::table
