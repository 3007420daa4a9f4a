// Occupants of a table, who of them is connected, and for whom the table waits.
#include "table/seats/presence.h"

#include <gtest/gtest.h>

#include "table/settings/table_settings.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

constexpr Instant kEvening{1'000'000};

/// Anna, Ben, a bot, and an empty seat.
struct PresenceOfFour : testing::Test {
  Presence presence{4};

  PresenceOfFour() {
    presence.seat(kAnna, Person{.name = "Anna"});
    presence.seat(kBen, Person{.name = "Ben"});
    presence.seat(kCleo, BotPlayer{.name = "Hugo", .bot = "farmer"});
  }
};

TEST_F(PresenceOfFour, ANewPlayerGetsTheLowestEmptySeat) {
  EXPECT_EQ(lowest_empty_seat(presence), kDora);
  presence.seat(kBen, EmptySeat{});
  EXPECT_EQ(lowest_empty_seat(presence), kBen);
  presence.seat(kBen, Person{.name = "Otto"});
  presence.seat(kDora, BotPlayer{.name = "Frieda", .bot = "farmer"});
  EXPECT_EQ(lowest_empty_seat(presence), std::nullopt);
}

TEST_F(PresenceOfFour, TheHostIsTheLowestPresentSeat) {
  EXPECT_EQ(presence.host(), kAnna);
  presence.mark_away(kAnna, kEvening);
  EXPECT_EQ(presence.host(), kBen);
  presence.mark_away(kBen, kEvening);
  EXPECT_EQ(presence.host(), kAnna) << "a bot gives no orders";
  EXPECT_FALSE(presence.is_anybody_there());
}

TEST_F(PresenceOfFour, OnlyPresentPlayersDetermineTheLongestRoundTrip) {
  presence.set_round_trip(kAnna, Duration{30});
  presence.set_round_trip(kBen, Duration{90});
  EXPECT_EQ(longest_round_trip(presence), Duration{90});
  presence.mark_away(kBen, kEvening);
  EXPECT_EQ(longest_round_trip(presence), Duration{30});
}

TEST_F(PresenceOfFour, TheLongestAbsentPlayerIsMissingFirst) {
  EXPECT_FALSE(missing(presence));
  presence.mark_away(kBen, kEvening);
  presence.mark_away(kAnna, kEvening + Duration{5});
  EXPECT_EQ(missing(presence)->seat, kBen);
  EXPECT_EQ(missing(presence)->at, kEvening + kGrace);
  presence.stand_in(kBen, "farmer");
  EXPECT_EQ(missing(presence)->seat, kAnna) << "nobody waits for one for whom a bot plays";
  presence.stand_in_for_all("farmer");
  EXPECT_FALSE(missing(presence));
}

TEST_F(PresenceOfFour, AReturningPlayerPlaysAgain) {
  presence.mark_away(kBen, kEvening);
  presence.stand_in(kBen, "farmer");
  presence.mark_back(kBen);
  EXPECT_FALSE(presence.person(kBen)->away);
  EXPECT_TRUE(presence.person(kBen)->stand_in.empty());
}

TEST_F(PresenceOfFour, AfterAnInterruptionFormerlyPresentPlayersAreAwaited) {
  presence.mark_away(kBen, kEvening);
  presence.stand_in(kBen, "farmer");
  presence.mark_all_away(kEvening + Duration{7});
  EXPECT_FALSE(presence.is_anybody_there());
  EXPECT_EQ(presence.person(kBen)->stand_in, "farmer") << "Ben was away before";
  EXPECT_EQ(missing(presence)->seat, kAnna);
  EXPECT_EQ(missing(presence)->at, kEvening + Duration{7} + kGrace);
}

TEST_F(PresenceOfFour, AnInterruptionRestartsTheGracePeriod) {
  presence.mark_away(kBen, kEvening);
  presence.mark_all_away(kEvening + Duration{7});
  EXPECT_EQ(missing(presence)->at, kEvening + Duration{7} + kGrace);
}

TEST_F(PresenceOfFour, RepeatedReconnectsDoNotExtendTheWaitIndefinitely) {
  presence.mark_away(kBen, kEvening);
  presence.mark_back(kBen);
  presence.mark_away(kBen, kEvening + Duration{9});
  EXPECT_EQ(missing(presence)->at, kEvening + kGrace);
  presence.mark_back(kBen);
  presence.on_new_decision();
  presence.mark_away(kBen, kEvening + Duration{11});
  EXPECT_EQ(missing(presence)->at, kEvening + Duration{11} + kGrace);
}

}  // namespace
}  // namespace kuhhandel::table
