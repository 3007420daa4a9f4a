#include "server/notifications/quiet_hours.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr table::Instant kMonday = std::chrono::days(20'000);

TEST(QuietHours, LastOverMidnight) {
  store::QuietHours const quiet{22 * 60, 7 * 60 + 30};

  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(21) + minutes(59)), kMonday + hours(21) + minutes(59));
  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(22)), kMonday + hours(31) + minutes(30));
  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(3)), kMonday + hours(7) + minutes(30));
  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(7) + minutes(30)), kMonday + hours(7) + minutes(30));
}

TEST(QuietHours, LastWithinADay) {
  store::QuietHours const quiet{13 * 60, 14 * 60};

  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(13) + minutes(30)), kMonday + hours(14));
  EXPECT_EQ(after_quiet_hours(quiet, kMonday + hours(14)), kMonday + hours(14));
  EXPECT_EQ(after_quiet_hours(quiet, kMonday), kMonday);
}

TEST(QuietHours, AreNoneWhereNobodySaysAny) { EXPECT_EQ(after_quiet_hours({}, kMonday), kMonday); }

}  // namespace
}  // namespace kuhhandel::server
