// Names and free text at every entry point of the server: invisible text is refused, names of all languages
// are accepted.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "moderation/reports.h"
#include "tests/support/a_site.h"
#include "tests/support/any_text.h"

namespace kuhhandel::server {
namespace {

namespace json = boost::json;

/// A request with a field in which a user writes a name. TEXT represents it, TABLE and TOKEN those of Anna's
/// seat.
struct EntryPoint {
  std::string method;
  std::string path;
  std::string body;
  std::string field;
};

void PrintTo(EntryPoint const& entry, std::ostream* out) {
  *out << entry.method << ' ' << entry.path << ' ' << entry.field;
}

std::vector<EntryPoint> entry_points() {
  std::string const sheet =
      R"({"edition":"second","players":[{"name":TEXT,"points":800},{"name":"Ben"},{"name":"Cleo"}]})";
  std::string const game = R"({"date":"2026-01-01","place":"","note":"","sheet":)" + sheet + "}";
  return {
      {"POST", "/api/tables", R"({"edition":"second","seats":3,"name":"Sunday","player":TEXT})", "player"},
      {"POST", "/api/tables", R"({"edition":"second","seats":3,"name":TEXT,"player":"Cleo"})", "name"},
      {"POST", "/api/play", R"({"player":TEXT})", "player"},
      {"POST", "/api/play", R"({"player":"Cleo","blocked":[TEXT]})", "blocked[0]"},
      {"POST", "/api/tables/TABLE/seats", R"({"player":TEXT})", "player"},
      {"PUT", "/api/tables/TABLE/name", R"({"player":TEXT,"token":"TOKEN"})", "player"},
      {"POST", "/api/names", R"({"player":TEXT})", "player"},
      {"POST", "/api/ratings", R"({"player":TEXT})", "player"},
      {"POST", "/api/groups", R"({"name":TEXT})", "name"},
      {"POST", "/api/groups", R"({"name":"Sundays","players":["Zoe",TEXT]})", "players[1]"},
      {"PUT", "/api/group", R"({"name":TEXT})", "name"},
      {"POST", "/api/group/players", R"({"player":TEXT})", "player"},
      {"PUT", "/api/group/players/1", R"({"player":TEXT})", "player"},
      {"POST", "/api/group/games", game, "sheet.players[0].name"},
      {"POST", "/api/group/import.json", R"({"format":"kuhhandel-group","version":1,"games":[)" + game + "]}",
       "games[0].sheet.players[0].name"},
      {"POST", "/api/score", sheet, "players[0].name"},
  };
}

/// A server where Anna has a seat and a group.
struct AHouse : ASite {
  live::SeatKey anna = server.open();
  std::string group = std::string(
      json("POST", "/api/groups", R"({"name":"Sundays","players":["Dora"]})").at("key").as_string());

  HttpResponse write(EntryPoint const& entry, std::string_view text) {
    auto filled = [&](std::string from) {
      replace(from, "TABLE", anna.table);
      replace(from, "TOKEN", anna.token);
      replace(from, "TEXT", json::serialize(json::value(text)));
      return from;
    };
    bool const is_of_group = entry.path.starts_with("/api/group/") || entry.path == "/api/group";
    return ask(entry.method, filled(entry.path), filled(entry.body), is_of_group ? group : std::string());
  }

  static void replace(std::string& text, std::string_view word, std::string_view by) {
    if (auto const at = text.find(word); at != std::string::npos) text.replace(at, word.size(), by);
  }
};

class NamesOverHttp : public testing::TestWithParam<EntryPoint> {};

// Regression: such a name ended the server, because it looked like that of an empty seat.
TEST_P(NamesOverHttp, AreRefusedIfInvisible) {
  AHouse house;
  for (auto const* const text : kInvisible) {
    auto const answer = house.write(GetParam(), text);
    EXPECT_EQ(answer.status, 400) << text;
    auto const error = json::parse(answer.body);
    EXPECT_EQ(error.at("error"), "bad_field") << answer.body;
    EXPECT_EQ(error.at("field").as_string(), GetParam().field);
  }
}

TEST_P(NamesOverHttp, AreRefusedWithControlCharacters) {
  AHouse house;
  for (auto const* const text : {"An\nna", "\x1b[2J", "An\u2028na", "An\u0085na"}) {
    auto const answer = house.write(GetParam(), text);
    EXPECT_EQ(answer.status, 400) << text;
    EXPECT_THAT(answer.body, testing::HasSubstr("control characters"));
  }
}

TEST_P(NamesOverHttp, AreAcceptedInAllScripts) {
  AHouse house;
  for (auto const* const name : kNamesOfTheWorld) {
    auto const answer = house.write(GetParam(), name);
    EXPECT_NE(answer.status, 400) << name << ": " << answer.body;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryEntryPoint, NamesOverHttp, testing::ValuesIn(entry_points()));

TEST(NamesOverHttp, AreStoredCleaned) {
  AHouse house;
  house.ask("POST", "/api/tables/" + house.anna.table + "/seats", R"({"player":" Rene\u0301\u3164\u202e"})");
  EXPECT_EQ(house.server.live(house.anna).table().presence().person(seat_at(1))->name, "Ren\u00e9");
}

TEST(NamesOverHttp, AreCleanedInACsvFile) {
  AHouse house;
  auto const file = [](std::string_view name) {
    return "date,player,points\n2026-01-01," + std::string(name) +
           ",800\n2026-01-01,Ben,0\n2026-01-01,Cleo,0\n";
  };
  for (auto const* const text : kInvisible)
    EXPECT_EQ(house.ask("POST", "/api/group/import.csv", file(text), house.group).status, 400) << text;
  EXPECT_EQ(house.ask("POST", "/api/group/import.csv", file("Rene\u0301\u3164"), house.group).status, 200);
  EXPECT_THAT(house.ask("GET", "/api/group", {}, house.group).body, testing::HasSubstr("\"Ren\u00e9\""));
}

TEST(FreeText, IsCleanedInAReportAndMayBeEmpty) {
  AHouse house;
  auto const ben = house.json("POST", "/api/tables/" + house.anna.table + "/seats", R"({"player":"Ben"})");
  auto const report = [&](std::string_view words) {
    return house
        .ask("POST", "/api/tables/" + house.anna.table + "/reports",
             json::serialize(json::object{{"token", house.anna.token}, {"seat", 1}, {"words", words}}))
        .status;
  };
  EXPECT_EQ(report("\u3164\u200b"), 201);
  EXPECT_EQ(report("\u202erude\u2800"), 201);
  auto const reports = moderation::Reports(house.server.store().database()).latest();
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_EQ(reports[0].words, "rude");
  EXPECT_EQ(reports[1].words, "");
}

TEST(FreeText, IsCleanedInAGame) {
  AHouse house;
  auto const game =
      R"({"date":"2026-01-01","place":"\u3000Oma's\u2800","note":"\u200b","sheet":{"edition":"second",)"
      R"("players":[{"name":"Anna","points":800},{"name":"Ben"},{"name":"Cleo"}]}})";
  ASSERT_EQ(house.ask("POST", "/api/group/games", game, house.group).status, 200);
  auto const page = house.ask("GET", "/api/group/games/1", {}, house.group).body;
  EXPECT_THAT(page, testing::HasSubstr(R"("place":"Oma's")"));
  EXPECT_THAT(page, testing::HasSubstr(R"("note":"")"));
}

TEST(OpenedTable, RefusesItsHostInsteadOfCrashing) {
  AServer server;
  auto const refused = server.directory().open_table(
      {.id = {}, .name = "Sunday", .edition = second(), .seats = 0}, {"Anna"}, server.now);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), table::OrderRefusal::table_full);
}

}  // namespace
}  // namespace kuhhandel::server
