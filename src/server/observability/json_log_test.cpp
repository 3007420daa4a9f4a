#include "server/observability/json_log.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "codec/text/parse.h"
#include "tests/support/log_lines.h"
#include "tests/support/source_path.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAreArray;

using Levels = std::map<std::string, std::string>;

constexpr std::string_view kLevelNames[] = {"info", "warn", "error"};

std::string content_of(std::filesystem::path const& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

Levels levels_in_program() {
  Levels levels;
  for (auto const& event : log_events())
    levels.emplace(event.name, kLevelNames[static_cast<std::size_t>(event.level)]);
  return levels;
}

/// Returns the rows of the table of events: | `event` | level | …
Levels levels_in_runbook() {
  static std::regex const row(R"(\n\| `([a-z_]+)` \| (info|warn|error) \|)");
  auto const page = content_of(source_path("docs/RUNBOOK.md"));
  Levels levels;
  for (std::sregex_iterator found(page.begin(), page.end(), row), end; found != end; ++found)
    levels.emplace(found->str(1), found->str(2));
  return levels;
}

/// Returns the string literals in the first argument of each call of log_json().
std::set<std::string> events_in(std::string const& source) {
  static std::regex const literal(R"re("([a-z_]+)")re");
  constexpr std::string_view kCall = "log_json(";
  std::set<std::string> events;
  for (auto at = source.find(kCall); at != std::string::npos; at = source.find(kCall, at + 1)) {
    auto const begin = at + kCall.size();
    auto const argument = source.substr(begin, source.find_first_of(",()", begin) - begin);
    for (std::sregex_iterator name(argument.begin(), argument.end(), literal), end; name != end; ++name)
      events.insert(name->str(1));
  }
  return events;
}

std::set<std::string> events_in_sources() {
  std::set<std::string> events;
  for (auto const* folder : {"src/server", "src/cli"}) {
    for (auto const& file : std::filesystem::recursive_directory_iterator(source_path(folder))) {
      auto const name = file.path().filename().string();
      if (name.ends_with("_test.cpp") || name.starts_with("json_log.")) continue;
      if (name.ends_with(".cpp") || name.ends_with(".h")) events.merge(events_in(content_of(file.path())));
    }
  }
  return events;
}

TEST(JsonLog, ListsExactlyTheEventsInTheSources) {
  // json_log.cpp itself logs this event.
  auto used = events_in_sources();
  used.insert("terminated");

  std::vector<std::string> known;
  for (auto const& [event, level] : levels_in_program()) known.push_back(event);

  EXPECT_THAT(used, UnorderedElementsAreArray(known));
  EXPECT_EQ(known.size(), log_events().size()) << "An event is in the table twice.";
}

TEST(JsonLog, MatchesTheEventsAndLevelsOfTheRunbook) { EXPECT_EQ(levels_in_program(), levels_in_runbook()); }

TEST(JsonLog, WritesTheLevelOfTheEvent) {
  LogLines const log_lines;

  log_json("failed", "error", "no disk");
  log_json("ledger_away");
  log_json("started", "port", 8080);

  EXPECT_THAT(log_lines.all(), ElementsAre(R"({"level":"error","event":"failed","error":"no disk"})",
                                           R"({"level":"warn","event":"ledger_away"})",
                                           R"({"level":"info","event":"started","port":8080})"));
}

TEST(JsonLog, StaysValidJsonWithInvalidUtf8) {
  LogLines const log_lines;

  log_json("failed", "error", "the folder /srv/caf\xe9 \"is\"\ngone");

  ASSERT_EQ(log_lines.all().size(), 1U);
  auto const line = codec::parse(log_lines.all().front());
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(line->at("error").as_string(), "the folder /srv/caf? \"is\"\ngone");
}

TEST(JsonLog, LogsAnUncaughtException) {
  auto const end_by = [](auto const& thrown) {
    set_logging_terminate_handler();
    std::thread([&] { throw thrown; }).join();
  };

  EXPECT_DEATH(end_by(std::runtime_error("a bug")),
               R"re(^\{"time":"[^"]+","level":"error","event":"terminated","error":"a bug"\})re");
  EXPECT_DEATH(end_by(7),
               R"re("event":"terminated","error":"An exception that is not a std::exception."\})re");
}

constexpr RepeatLimit::Time kStart{};

TEST(RepeatLimit, SuppressesAndCountsFrequentLines) {
  RepeatLimit limit;

  for (int line = 0; line < RepeatLimit::kLinesPerPeriod; ++line)
    EXPECT_TRUE(limit.admit("unreadable", kStart));
  EXPECT_FALSE(limit.admit("unreadable", kStart));
  EXPECT_FALSE(limit.admit("unreadable", kStart + std::chrono::seconds(59)));

  EXPECT_TRUE(limit.admit("expired", kStart)) << "Each event has its own limit.";
  EXPECT_THAT(limit.take_suppressed(kStart + std::chrono::seconds(59)), ElementsAre());
  EXPECT_THAT(limit.take_suppressed(kStart + RepeatLimit::kPeriod),
              ElementsAre(testing::Pair("unreadable", 2)));
}

TEST(RepeatLimit, StartsANewPeriodAfterTheLast) {
  RepeatLimit limit;
  for (int line = 0; line < 9; ++line) limit.admit("unreadable", kStart);

  EXPECT_FALSE(limit.admit("unreadable", kStart + RepeatLimit::kPeriod)) << "The count is not reported yet.";
  EXPECT_THAT(limit.take_suppressed(kStart + RepeatLimit::kPeriod),
              ElementsAre(testing::Pair("unreadable", 5)));

  EXPECT_TRUE(limit.admit("unreadable", kStart + RepeatLimit::kPeriod));
  EXPECT_THAT(limit.take_suppressed(kStart + 2 * RepeatLimit::kPeriod), ElementsAre());
}

TEST(RepeatLimit, ReportsNothingIfNothingWasSuppressed) {
  RepeatLimit limit;

  for (int minute = 0; minute < 100; ++minute)
    EXPECT_TRUE(limit.admit("expired", kStart + minute * RepeatLimit::kPeriod / 4));
}

}  // namespace
}  // namespace kuhhandel::server
