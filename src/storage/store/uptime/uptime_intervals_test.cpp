#include "store/uptime/uptime_intervals.h"

#include <gtest/gtest.h>

#include "store/database.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

struct UptimeIntervalsTest : testing::Test {
  ThrowawayFolder folder;
  SQLite::Database database = open_database(folder.path());
  UptimeIntervals runs{database};
  table::Instant const monday = hours{400'000};
};

TEST_F(UptimeIntervalsTest, StartAtTheSystemTime) {
  EXPECT_EQ(runs.begin(monday), monday);
  runs.extend(monday + hours{1});
  EXPECT_EQ(runs.begin(monday + hours{3}), monday + hours{3});
}

TEST_F(UptimeIntervalsTest, NeverStartBeforeTheEndOfAnEarlierOne) {
  runs.begin(monday);
  runs.extend(monday + hours{5});

  EXPECT_EQ(runs.begin(table::Instant{0}), monday + hours{5}) << "a machine without a clock";
  EXPECT_EQ(runs.begin(monday + hours{1}), monday + hours{5});
}

TEST_F(UptimeIntervalsTest, ExcludeTimeBetweenRuns) {
  runs.begin(monday);
  runs.extend(monday + hours{1});
  runs.begin(monday + hours{3});
  runs.extend(monday + hours{4});
  runs.begin(monday + hours{10});

  EXPECT_EQ(runs.downtime_since(monday), hours{2 + 6});
  EXPECT_EQ(runs.downtime_since(monday + hours{4}), hours{6});
  EXPECT_EQ(runs.downtime_since(monday + hours{4} + minutes{2}), hours{6} - minutes{2})
      << "something was done after the last mark, so it ran";
  EXPECT_EQ(runs.downtime_since(monday + hours{11}), hours{0});
}

TEST_F(UptimeIntervalsTest, MergeShortRuns) {
  runs.begin(monday);
  for (int start = 1; start <= 100; ++start) runs.begin(monday + minutes{start});

  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM runs").getInt(), 2);
  EXPECT_EQ(runs.downtime_since(monday), minutes{100});
  EXPECT_EQ(runs.downtime_since(monday + minutes{50}), minutes{50}) << "of which nothing more is known";
}

}  // namespace
}  // namespace kuhhandel::store
