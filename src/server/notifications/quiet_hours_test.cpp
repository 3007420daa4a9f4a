#include "server/notifications/quiet_hours.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kuhhandel::server {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr table::Instant kMonday = std::chrono::days(20'000);

TimeZones& zones() {
  static TimeZones zones;
  return zones;
}

table::Instant after_quiet_hours_utc(std::optional<store::QuietHours> const& quiet, table::Instant now) {
  return after_quiet_hours(quiet, now, zones());
}

/// UTC.
table::Instant utc_time(int year, unsigned month, unsigned day, int hour, int minute = 0) {
  std::chrono::sys_days const date =
      std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day);
  return date.time_since_epoch() + hours(hour) + minutes(minute);
}

TEST(QuietHours, MaySpanMidnight) {
  store::QuietHours const quiet{22 * 60, 7 * 60 + 30};

  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(21) + minutes(59)),
            kMonday + hours(21) + minutes(59));
  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(22)), kMonday + hours(31) + minutes(30));
  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(3)), kMonday + hours(7) + minutes(30));
  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(7) + minutes(30)), kMonday + hours(7) + minutes(30));
}

TEST(QuietHours, MayBeWithinADay) {
  store::QuietHours const quiet{13 * 60, 14 * 60};

  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(13) + minutes(30)), kMonday + hours(14));
  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday + hours(14)), kMonday + hours(14));
  EXPECT_EQ(after_quiet_hours_utc(quiet, kMonday), kMonday);
}

struct OfAYear {
  std::string_view zone;
  table::Instant utc;
  int offset;  // minutes
};

TEST(TimeZone, MatchesTheTimeZoneDatabase) {
  for (auto const& [zone, utc, offset] : {
           OfAYear{"Europe/Berlin", utc_time(2026, 1, 15, 12), 60},
           OfAYear{"Europe/Berlin", utc_time(2026, 3, 29, 0, 59), 60},
           OfAYear{"Europe/Berlin", utc_time(2026, 3, 29, 1), 120},
           OfAYear{"Europe/Berlin", utc_time(2026, 10, 25, 0, 59), 120},
           OfAYear{"Europe/Berlin", utc_time(2026, 10, 25, 1), 60},
           OfAYear{"Europe/Berlin", utc_time(2060, 7, 1, 12), 120},
           OfAYear{"Europe/Berlin", utc_time(2060, 12, 1, 12), 60},
           OfAYear{"America/New_York", utc_time(2026, 3, 8, 6, 59), -300},
           OfAYear{"America/New_York", utc_time(2026, 3, 8, 7), -240},
           OfAYear{"America/New_York", utc_time(2050, 7, 1, 0), -240},
           OfAYear{"Australia/Lord_Howe", utc_time(2026, 1, 1, 0), 660},
           OfAYear{"Australia/Lord_Howe", utc_time(2026, 7, 1, 0), 630},
           OfAYear{"Australia/Sydney", utc_time(2070, 1, 1, 0), 660},
           OfAYear{"Australia/Sydney", utc_time(2070, 7, 1, 0), 600},
           OfAYear{"Asia/Kolkata", utc_time(2026, 7, 1, 0), 330},
           OfAYear{"Asia/Kathmandu", utc_time(2026, 7, 1, 0), 345},
           OfAYear{"Europe/Moscow", utc_time(2026, 7, 1, 0), 180},
           OfAYear{"UTC", utc_time(2026, 7, 1, 0), 0},
       }) {
    auto const* const found = zones().find(std::string(zone));
    ASSERT_NE(found, nullptr) << zone;
    EXPECT_EQ(found->offset_at(utc), minutes(offset)) << zone << ' ' << utc.count();
  }
}

TEST(TimeZone, IsUnknownForOtherNames) {
  for (auto const* const name : {"", "Europe/Atlantis", "../../../etc/passwd", "/etc/passwd", "Europe",
                                 "Europe/../UTC", "zone.tab", "Europe/Berlin\n", "tzdata.zi"})
    EXPECT_EQ(zones().find(name), nullptr) << name;
  EXPECT_EQ(zones().find(std::string("UTC\0", 4)), nullptr);
}

TEST(TimeZone, RefusesDamagedFiles) {
  std::ifstream file("/usr/share/zoneinfo/Europe/Berlin", std::ios::binary);
  std::string const good{std::istreambuf_iterator<char>(file), {}};
  ASSERT_TRUE(TimeZone::parse(good));

  for (std::size_t size = 0; size < good.size(); ++size)
    EXPECT_FALSE(TimeZone::parse(std::string_view(good).substr(0, size))) << size;
  for (std::size_t i = 0; i < 200; ++i) {
    auto damaged = good;
    damaged[i] = static_cast<char>(~damaged[i]);
    if (auto const zone = TimeZone::parse(damaged)) zone->offset_at(utc_time(2026, 7, 1, 0));
  }
}

TEST(ZoneRule, ParsesPosixRules) {
  auto const july = utc_time(2026, 7, 1, 12);
  auto const offset = [&](std::string_view text) {
    auto const rule = ZoneRule::parse(text);
    return rule ? std::chrono::floor<minutes>(rule->offset_at(july)) : minutes(9999);
  };
  EXPECT_EQ(offset("UTC0"), minutes(0));
  EXPECT_EQ(offset("CET-1CEST,M3.5.0,M10.5.0/3"), minutes(120));
  EXPECT_EQ(offset("EST5EDT,M3.2.0,M11.1.0"), minutes(-240));
  EXPECT_EQ(offset("<+0330>-3:30"), minutes(210));
  EXPECT_EQ(offset("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"), minutes(630));
  EXPECT_EQ(offset("IST-1GMT0,M10.5.0,M3.5.0/1"), minutes(60));
  EXPECT_EQ(offset("<-02>2<-01>,M3.5.0/-1,M10.5.0/0"), minutes(-60));
  EXPECT_EQ(offset("AAA3BBB,J60/0,J300/0"), minutes(-120));
  EXPECT_EQ(offset("AAA3BBB,0/0,10/0"), minutes(-180));
  for (auto const* const text :
       {"", "CET", "1", "<CET-1", "CET-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-168",
        "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
        "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/", "CET-1CEST,366,1", "CET-1 "})
    EXPECT_EQ(offset(text), minutes(9999)) << text;
}

TEST(QuietHours, FollowTheirTimeZone) {
  // Set in winter: 22:00 to 07:30 in Berlin.
  auto const quiet = in_local_time({.from = 21 * 60, .until = 6 * 60 + 30, .zone = "Europe/Berlin"},
                                   utc_time(2026, 1, 15, 12), zones());
  EXPECT_EQ(quiet.from, 22 * 60);
  EXPECT_EQ(quiet.until, 7 * 60 + 30);
  auto const after = [&](table::Instant now) { return after_quiet_hours(quiet, now, zones()); };

  EXPECT_EQ(after(utc_time(2026, 1, 15, 23)), utc_time(2026, 1, 16, 6, 30));
  EXPECT_EQ(after(utc_time(2026, 7, 15, 20)), utc_time(2026, 7, 16, 5, 30)) << "22:00 in summer";
  EXPECT_EQ(after(utc_time(2026, 7, 15, 19, 59)), utc_time(2026, 7, 15, 19, 59));
  EXPECT_EQ(after(utc_time(2026, 3, 28, 22)), utc_time(2026, 3, 29, 5, 30)) << "the night without 02:00";
  EXPECT_EQ(after(utc_time(2026, 10, 24, 22)), utc_time(2026, 10, 25, 6, 30)) << "the night with 02:00 twice";
}

TEST(QuietHours, StayInUtcIfTheZoneIsUnknown) {
  auto const quiet = in_local_time({.from = 60, .until = 120, .zone = "Europe/Atlantis"},
                                   utc_time(2026, 1, 15, 12), zones());

  EXPECT_EQ(quiet.zone, "");
  EXPECT_EQ(after_quiet_hours(quiet, utc_time(2026, 7, 1, 1), zones()), utc_time(2026, 7, 1, 2));
  store::QuietHours const removed{.from = 60, .until = 120, .zone = "Europe/Atlantis"};
  EXPECT_EQ(after_quiet_hours(removed, utc_time(2026, 7, 1, 1), zones()), utc_time(2026, 7, 1, 2));
}

// The law: a notification is never sent in quiet hours, and as soon as they end.
TEST(QuietHours, EndAtTheFirstMinuteThatIsNotQuiet) {
  for (auto const* const zone : {"", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"})
    for (auto const& [from, until] : {std::pair(22 * 60, 450), std::pair(150, 151), std::pair(90, 150),
                                      std::pair(120, 180), std::pair(0, 0), std::pair(60, 120)})
      for (auto const begin : {utc_time(2026, 3, 28, 20), utc_time(2026, 10, 24, 20),
                               utc_time(2026, 4, 4, 10), utc_time(2026, 11, 1, 0)}) {
        store::QuietHours const quiet{.from = from, .until = until, .zone = zone};
        auto const ends_at = [&](table::Instant now) { return after_quiet_hours(quiet, now, zones()); };
        for (auto now = begin; now < begin + hours(14); now += minutes(7)) {
          auto const end = ends_at(now);
          ASSERT_GE(end, now);
          if (from != until) ASSERT_EQ(ends_at(end), end) << zone << ' ' << from << ' ' << now.count();
          if (end > now) ASSERT_GT(ends_at(end - minutes(1)), end - minutes(1)) << zone << ' ' << now.count();
        }
      }
}

TEST(QuietHours, AreOffByDefault) { EXPECT_EQ(after_quiet_hours_utc({}, kMonday), kMonday); }

}  // namespace
}  // namespace kuhhandel::server
