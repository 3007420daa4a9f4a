// The open race of a table.
#include "table/races/races.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using testing::ElementsAre;

constexpr Instant kAsked{1'000'000};

Press press_of(Seat seat, std::string id, int after) {
  auto const moment = kAsked + Duration{after};
  return {.command = claim(seat), .id = std::move(id), .moment = moment, .arrival = {.at = moment}};
}

/// Presses of Ben, then Cleo.
Races two_hands() {
  Races races;
  races.press(press_of(kBen, "b1", 40), kAsked + Duration{200});
  races.press(press_of(kCleo, "c1", 20), kAsked + Duration{300});
  return races;
}

TEST(Races, C7_6_TheFirstPressDeterminesTheTimeOfTheVerdict) {
  EXPECT_FALSE(Races{}.is_open());
  EXPECT_EQ(two_hands().verdict_at(), kAsked + Duration{200});
}

TEST(Races, EachPressIsKeptUntilTheVerdict) {
  auto const races = two_hands();
  EXPECT_TRUE(races.has_pressed(kBen));
  EXPECT_FALSE(races.has_pressed(kAnna));
  EXPECT_TRUE(races.awaits_verdict(kCleo, "c1"));
  EXPECT_FALSE(races.awaits_verdict(kCleo, "b1")) << "another's";
  EXPECT_THAT(races.moments(), ElementsAre(kAsked + Duration{40}, kAsked + Duration{20}));
}

TEST(Races, C7_6_TheVerdictOrdersThePressesAndEndsTheRace) {
  auto races = two_hands();
  auto const judged = races.take_judged({1, 0});
  EXPECT_EQ(judged[0].id, "c1");
  EXPECT_EQ(judged[1].id, "b1");
  EXPECT_FALSE(races.is_open());
  EXPECT_FALSE(races.has_pressed(kBen));
}

TEST(Races, LimitsTheNumberOfPresses) {
  Races races;
  for (std::size_t i = 0; i < kMaxPresses; ++i) {
    EXPECT_FALSE(races.is_full());
    races.press(press_of(kBen, std::to_string(i), 0), kAsked);
  }
  EXPECT_TRUE(races.is_full());
}

}  // namespace
}  // namespace kuhhandel::table
