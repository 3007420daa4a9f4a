// After a reset of stored times, nothing is later than the present, and nothing is damaged.
#include "store/uptime/clock_reset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "store/store.h"
#include "store/uptime/uptime_intervals.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

using std::chrono::days;
using std::chrono::hours;

/// A data folder on which a server ran normally, then with a clock a year ahead.
struct ClockAYearAhead : testing::Test {
  ClockAYearAhead() {
    UptimeIntervals runs(store.database());
    runs.begin(now - hours{3});
    runs.extend(now - hours{1});
    runs.begin(ahead);
    runs.extend(ahead + hours{2});
    store.add_table(sunday_setup(), ahead);
  }
  std::int64_t minutes() { return store.database().execAndGet("SELECT minutes FROM service").getInt64(); }
  std::vector<table::Entry> log() { return store.tables().load("abc")->log; }

  ThrowawayFolder folder;
  Store store{folder.path()};
  table::Instant const now = hours{400'000};
  table::Instant const ahead = now + days{365};
};

TEST_F(ClockAYearAhead, IsDetected) {
  EXPECT_EQ(clock_lead(store.database(), now), ahead + hours{2});
  EXPECT_FALSE(clock_lead(store.database(), ahead));
}

TEST_F(ClockAYearAhead, IsResetKeepingTheLengthOfEveryRun) {
  auto const before = minutes();

  set_clock_back(store.database(), now);

  EXPECT_FALSE(clock_lead(store.database(), now));
  EXPECT_EQ(minutes(), before);
  EXPECT_EQ(UptimeIntervals(store.database()).begin(now + hours{1}), now + hours{1});
}

TEST_F(ClockAYearAhead, IsResetKeepingLogsInOrderAndReadable) {
  std::array const times{now - hours{2}, ahead, ahead + hours{1}};
  for (std::size_t i = 0; i < times.size(); ++i)
    store.append(sunday_setup(), i + 1,
                 {times.at(i), table::fact::Seated{seat_at(static_cast<int>(i)), std::string(1, "ABC"[i])}});

  EXPECT_EQ(set_clock_back(store.database(), now), 2);

  std::vector<table::Instant> after;
  for (auto const& entry : log()) after.push_back(entry.at);
  EXPECT_EQ(after, (std::vector{now - hours{2}, now, now}));
}

TEST_F(ClockAYearAhead, IsResetInTimesInsideFacts) {
  table::Person const anna{.name = "Anna", .since = ahead, .left = ahead + hours{1}};
  table::fact::LogSnapshot snapshot{.version = 0,
                                    .occupants = {anna, table::EmptySeat{}, table::EmptySeat{}}};
  store.compact_log(sunday_setup(), ahead + hours{1}, snapshot);
  table::Press const press{.command = {kAnna, action::Offer{}}, .moment = ahead, .arrival = {.at = ahead}};
  store.append(sunday_setup(), 1, {ahead + hours{2}, table::fact::Pressed{press}});

  set_clock_back(store.database(), now);

  auto const facts = log();
  ASSERT_EQ(facts.size(), 2U);
  auto const& person =
      std::get<table::Person>(std::get<table::fact::LogSnapshot>(facts[0].fact).occupants.front());
  EXPECT_EQ(person.since, now);
  EXPECT_EQ(person.left, now);
  EXPECT_EQ(std::get<table::fact::Pressed>(facts[1].fact).press.moment, now);
  EXPECT_EQ(std::get<table::fact::Pressed>(facts[1].fact).press.arrival.at, now);
}

}  // namespace
}  // namespace kuhhandel::store
