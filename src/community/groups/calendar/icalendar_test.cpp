// Calendars of evenings, read by a strict reader of RFC 5545.
#include "groups/calendar/icalendar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "codec/text/unicode.h"
#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

/// 2026-11-25 12:00 UTC.
constexpr table::Instant kAskedAt{1'795'608'000'000};

/// Returns the physical lines; each must have its line end and at most 75 octets of complete characters
/// (3.1).
std::vector<std::string> sent_lines(std::string const& calendar) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (from < calendar.size()) {
    auto const end = calendar.find("\r\n", from);
    EXPECT_NE(end, std::string::npos) << "the last line has an end";
    if (end == std::string::npos) break;
    auto line = calendar.substr(from, end - from);
    EXPECT_EQ(line.find_first_of("\r\n"), std::string::npos);
    EXPECT_LE(line.size(), 75U) << line;
    EXPECT_TRUE(codec::is_utf8(line)) << line;
    lines.push_back(std::move(line));
    from = end + 2;
  }
  return lines;
}

std::vector<std::string> unfolded(std::string const& calendar) {
  std::vector<std::string> whole;
  for (auto const& line : sent_lines(calendar)) {
    if (line.starts_with(' ') && !whole.empty())
      whole.back() += line.substr(1);
    else
      whole.push_back(line);
  }
  return whole;
}

using Properties = std::map<std::string, std::string>;  // names include their parameters

struct ReadCalendar {
  Properties own;
  std::vector<Properties> events;
};

/// Each property once: none of those used here may be repeated (3.6, 3.6.1).
ReadCalendar read(std::string const& calendar) {
  static std::regex const kLine(R"(([A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*):(.*))");
  ReadCalendar read;
  std::vector<std::string> open;
  for (auto const& line : unfolded(calendar)) {
    std::smatch parts;
    EXPECT_TRUE(std::regex_match(line, parts, kLine)) << line;
    auto const name = parts[1].str();
    auto const value = parts[2].str();
    if (name == "BEGIN") {
      open.push_back(value);
      if (value == "VEVENT") read.events.emplace_back();
    } else if (name == "END") {
      EXPECT_EQ(open.back(), value);
      open.pop_back();
    } else {
      auto& to = open.back() == "VEVENT" ? read.events.back() : read.own;
      EXPECT_TRUE(to.emplace(name, value).second) << name << " twice";
    }
  }
  EXPECT_TRUE(open.empty());
  return read;
}

void expect_sound(std::string const& calendar) {
  EXPECT_TRUE(calendar.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
  EXPECT_TRUE(calendar.ends_with("END:VCALENDAR\r\n"));
  auto const [own, events] = read(calendar);
  EXPECT_TRUE(own.contains("PRODID"));
  std::set<std::string> ids;
  for (auto const& event : events) {
    EXPECT_TRUE(ids.insert(event.at("UID")).second);
    EXPECT_TRUE(std::regex_match(event.at("DTSTAMP"), std::regex(R"(\d{8}T\d{6}Z)")));
    bool const is_day = event.contains("DTSTART;VALUE=DATE");
    auto const start = event.at(is_day ? "DTSTART;VALUE=DATE" : "DTSTART");
    EXPECT_TRUE(std::regex_match(start, std::regex(is_day ? R"(\d{8})" : R"(\d{8}T\d{6}Z)"))) << start;
    EXPECT_FALSE(event.contains("DTEND") && event.contains("DURATION")) << "3.6.1";
  }
}

GroupGame game(int id, ScoreEntry entry) { return {id, std::move(entry), {}}; }

CalendarContent some() {
  return {
      .name = "Sundays",
      .uid_prefix = "0123456789abcdef",
      .past = {game(2, sunday(700)), game(1, sunday()),
               game(3, evening("2026-11-22", {{"Ben", 500}, {"Anna", 90}, {"Cleo", 160}}))},
      .next = Evening{
          .number = 4, .changes = 1, .at = kAskedAt, .place = "Anna's; 2, Mill Lane", .planned = kAskedAt}};
}

TEST(ICalendar, IsValid) { expect_sound(icalendar_of(some(), kAskedAt)); }

TEST(ICalendar, HasOneAllDayEventForTheGamesOfADay) {
  auto const events = read(icalendar_of(some(), kAskedAt)).events;

  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[0].at("DTSTART;VALUE=DATE"), "20261121");
  EXPECT_EQ(events[0].at("UID"), "20261121-0123456789abcdef@kuhhandel");
  EXPECT_EQ(events[0].at("DESCRIPTION"), R"(Anna 700\, Cleo 160\, Ben 90\nAnna 500\, Cleo 160\, Ben 90)");
  EXPECT_EQ(events[0].at("LOCATION"), "Oma's");
  EXPECT_EQ(events[1].at("DTSTART;VALUE=DATE"), "20261122");
}

TEST(ICalendar, ShowsTheNextEveningWithItsTime) {
  auto const next = read(icalendar_of(some(), kAskedAt)).events.back();

  EXPECT_EQ(next.at("UID"), "next-4-0123456789abcdef@kuhhandel");
  EXPECT_EQ(next.at("DTSTART"), "20261125T120000Z");
  EXPECT_EQ(next.at("DTSTAMP"), "20261125T120000Z");
  EXPECT_EQ(next.at("SEQUENCE"), "1");
  EXPECT_EQ(next.at("LOCATION"), R"(Anna's\; 2\, Mill Lane)");
  EXPECT_EQ(next.at("SUMMARY"), "Kuhhandel: Sundays");
}

TEST(ICalendar, KeepsItsIdsWhenOtherDataChanges) {
  auto later = some();
  later.name = "Mondays";
  later.past.push_back(game(9, evening("2026-12-01", {{"Anna", 1}, {"Ben", 2}, {"Cleo", 3}})));
  later.next->changes = 2;

  auto const before = read(icalendar_of(some(), kAskedAt)).events;
  auto const after = read(icalendar_of(later, kAskedAt + std::chrono::hours(24))).events;

  EXPECT_EQ(before.front().at("UID"), after.front().at("UID"));
  EXPECT_EQ(before.back().at("UID"), after.back().at("UID"));
}

TEST(ICalendar, IsValidIfEmpty) {
  expect_sound(icalendar_of({.name = "S", .uid_prefix = "0", .past = {}, .next = {}}, kAskedAt));
}

// Free text: multi-byte characters at every position of a line, and characters that would start another line.
TEST(ICalendar, IsValidWithAnyText) {
  for (int length = 0; length <= 60; ++length) {
    auto evenings = some();
    evenings.next->place = std::string(static_cast<std::size_t>(length), 'x');
    for (int i = length; i < 60; i += 2) evenings.next->place += i % 4 == 0 ? "ж" : "🐄";
    evenings.name = "A\\n;,:B\" ж🐄";
    expect_sound(icalendar_of(evenings, kAskedAt));
    EXPECT_EQ(read(icalendar_of(evenings, kAskedAt)).own.at("NAME"), R"(A\\n\;\,:B" ж🐄)");
  }
}

TEST(ICalendar, DoesNotFoldALineOfExactly75Octets) {
  EXPECT_EQ(folded_line(std::string(75, 'x')), std::string(75, 'x') + "\r\n");
  EXPECT_EQ(folded_line(std::string(76, 'x')), std::string(75, 'x') + "\r\n x\r\n");
  EXPECT_EQ(folded_line(std::string(74, 'x') + "ж"), std::string(74, 'x') + "\r\n ж\r\n");
  EXPECT_EQ(escaped_text("a\nb"), "a\\nb");
}

}  // namespace
}  // namespace kuhhandel::groups
