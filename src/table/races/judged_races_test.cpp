// A game's races survive compact storage unchanged.
#include "table/races/judged_races.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using table_event::JudgedPress;
using table_event::Verdict;

JudgedPress bid(Seat seat, Money amount, Instant moment) {
  return {.hand = {.seat = seat, .amount = amount, .count = 0},
          .moment = moment,
          .round_trip = Duration{40},
          .compensation = Duration{25}};
}

JudgedPress claim(Seat seat, int count, Instant moment) {
  return {.hand = {.seat = seat, .amount = {}, .count = count},
          .moment = moment,
          .round_trip = {},
          .compensation = {}};
}

TEST(JudgedRaces, AreReturnedInOrderWithTheirPresses) {
  JudgedRaces races;

  races.push_back(7, Verdict{{bid(kBen, 320, Instant{5'038}), bid(kCleo, 310, Instant{5'000})}, false});
  races.push_back(7, Verdict{{claim(kAnna, 6, Instant{9'000})}, true});

  auto const all = races.all();
  ASSERT_EQ(all.size(), 2U) << "two races may have come to the same command";
  EXPECT_EQ(all[0].command, 7U);
  EXPECT_FALSE(all[0].verdict.drawn);
  ASSERT_EQ(all[0].verdict.presses.size(), 2U);
  EXPECT_EQ(all[0].verdict.presses[0].hand.amount, 320);
  EXPECT_EQ(all[0].verdict.presses[0].round_trip, Duration{40});
  EXPECT_EQ(all[0].verdict.presses[0].compensation, Duration{25});
  EXPECT_TRUE(all[1].verdict.drawn);
  ASSERT_EQ(all[1].verdict.presses.size(), 1U);
  EXPECT_EQ(all[1].verdict.presses[0].hand.seat, kAnna);
  EXPECT_EQ(all[1].verdict.presses[0].hand.amount, std::nullopt);
  EXPECT_EQ(all[1].verdict.presses[0].hand.count, 6);
}

TEST(JudgedRaces, CountMomentsFromTheEarliestPress) {
  JudgedRaces races;

  races.push_back(0, Verdict{{bid(kBen, 320, Instant{5'038}), bid(kCleo, 310, Instant{5'000})}, false});

  auto const presses = races.all().front().verdict.presses;
  EXPECT_EQ(presses[0].moment, Instant{38});
  EXPECT_EQ(presses[1].moment, Instant{0});
}

}  // namespace
}  // namespace kuhhandel::table
