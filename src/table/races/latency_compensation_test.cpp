// How much latency races compensate, among friends and in strict play.
#include "table/races/latency_compensation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "table/decide.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using testing::ElementsAre;

Duration lasting(int milliseconds) { return Duration{milliseconds}; }

/// Anna, Ben, Cleo, Dora and Emil with round trips of 15, 40, 80, 150 and 250 ms.
struct TableOfFive {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 5}};
  Instant now{1'000'000};

  explicit TableOfFive(Fairness fairness) {
    for (auto const* const player : {"Anna", "Ben", "Cleo", "Dora", "Emil"})
      happen(decide_seat(table, player).value());
    happen(fact::SettingsChanged{{.fairness = fairness}});
    int const round_trips[] = {15, 40, 80, 150, 250};
    for (auto const seat : seats_of(5)) measure(seat, round_trips[index_of(seat)]);
  }

  void happen(Fact fact) { table.apply({now, std::move(fact)}); }
  void measure(Seat seat, int round_trip) { happen(fact::RoundTrip{seat, lasting(round_trip)}); }
  void start() { happen(fact::Started{"seed"}); }
  Arrival receipt(int round_trip) const { return {.at = now, .round_trip = lasting(round_trip)}; }
  int credit(Seat seat, int round_trip) const {
    return static_cast<int>(max_compensation(table, seat, receipt(round_trip)).count());
  }
  /// Adds that number of presses in races, each reporting a delay of `under_way` ms.
  void press(Seat seat, int times, int under_way) {
    for (int i = 0; i < times; ++i) {
      Arrival const made{.at = now,
                         .round_trip = lasting(250),
                         .seen = Seen{now - lasting(under_way) - lasting(300), lasting(300)}};
      happen(fact::Pressed{{.command = bid(seat, 10), .moment = now, .arrival = made}});
    }
  }
  bool doubts(Seat seat) const { return table.presence().person(seat)->is_doubted(); }
};

TEST(LatencyCompensation, AmongFriendsIsTheRoundTripPlusTheMargin) {
  TableOfFive five(Fairness::among_friends);
  EXPECT_THAT(trusted_round_trips(five.table),
              ElementsAre(lasting(15), lasting(40), lasting(80), lasting(150), lasting(250)));
  five.start();
  EXPECT_EQ(five.credit(kEmil, 250), 275);
  EXPECT_EQ(five.credit(kEmil, 290), 315) << "it rose";
  EXPECT_EQ(five.credit(kEmil, 900), 325) << "its presses would come after the verdict";
}

TEST(LatencyCompensation, InStrictPlayIsAtMostSixtyMillisecondsAboveTheMedianOfOthers) {
  TableOfFive five(Fairness::strict);
  EXPECT_THAT(trusted_round_trips(five.table),
              ElementsAre(lasting(15), lasting(40), lasting(80), lasting(120), lasting(120)))
      << "the others of the last two have 40 and 80 in the middle";
  five.start();
  EXPECT_EQ(five.credit(kDora, 150), 120);
  EXPECT_EQ(five.credit(kEmil, 250), 120);
}

TEST(LatencyCompensation, InStrictPlayOfTwoDependsOnTheOtherPlayer) {
  TableOfFive five(Fairness::strict);
  for (auto const seat : {kAnna, kCleo, kDora}) five.happen(fact::BotSeated{seat, "farmer", "Hugo"});
  EXPECT_EQ(five.credit(kEmil, 250), 100);
  EXPECT_EQ(five.credit(kBen, 40), 40);
  five.happen(fact::SeatVacated{kBen});
  EXPECT_EQ(five.credit(kEmil, 250), 250) << "nobody else races";
}

TEST(LatencyCompensation, InStrictPlayIgnoresARisingRoundTrip) {
  TableOfFive five(Fairness::strict);
  five.start();
  five.measure(kAnna, 130);
  EXPECT_EQ(five.credit(kAnna, 130), 15);
  EXPECT_EQ(five.credit(kBen, 20), 20) << "one that falls is believed";

  five.start();
  EXPECT_EQ(five.credit(kAnna, 130), 130) << "the next game begins with what is";
}

TEST(LatencyCompensation, InStrictPlayIsAtMostTheMedianForALatecomer) {
  TableOfFive five(Fairness::strict);
  five.happen(fact::Away{kDora});
  five.start();
  five.happen(fact::Back{kDora});
  five.happen(fact::SeatVacated{kEmil});
  five.happen(fact::Seated{kEmil, "Otto"});

  EXPECT_EQ(five.credit(kDora, 150), 40) << "the median of 15, 40 and 80";
  EXPECT_EQ(five.credit(kEmil, 130), 40);
  EXPECT_EQ(five.credit(kEmil, 30), 30);
}

TEST(LatencyCompensation, IsDoubtedAfterManyRacesSlowerThanAtTheStart) {
  TableOfFive five(Fairness::among_friends);
  five.start();
  five.press(kCleo, kDoubtful - 1, 150);
  EXPECT_FALSE(five.doubts(kCleo));
  five.press(kCleo, 1, 150);
  EXPECT_TRUE(five.doubts(kCleo));

  five.press(kCleo, 1, 100);
  EXPECT_FALSE(five.doubts(kCleo)) << "one that its length explains";
  five.press(kEmil, 10, 270);
  EXPECT_FALSE(five.doubts(kEmil));
}

RC_GTEST_PROP(LatencyCompensation, InStrictPlayNeverExceedsFriendlyPlayAndNeverRises, ()) {
  TableOfFive friends(Fairness::among_friends);
  TableOfFive strict(Fairness::strict);
  friends.start();
  strict.start();
  auto const seat = seat_at(*rc::gen::inRange(0, 5).as("seat"));
  auto const at_start = strict.table.presence().person(seat)->round_trip.count();
  auto const risen = *rc::gen::inRange(0, 2000).as("round trip now");

  auto const credit = strict.credit(seat, risen);

  RC_ASSERT(credit <= friends.credit(seat, risen));
  RC_ASSERT(credit <= at_start);
  RC_ASSERT(credit <= 115 + kMaxAboveMedian.count());
}

}  // namespace
}  // namespace kuhhandel::table
