// Files of games as spreadsheets and people write them: tests/imports/cases.json, and the laws of every file.
#include "groups/csv/games_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "codec/editions.h"
#include "codec/scores.h"
#include "groups/csv/csv.h"
#include "groups/games/score_entry_json.h"
#include "tests/support/source_path.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;
using testing::ElementsAreArray;
using testing::HasSubstr;

std::string from_base64(std::string_view text) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned value = 0;
  int bits = 0;
  for (char const letter : text.substr(0, text.find('='))) {
    value = (value << 6U) | static_cast<unsigned>(digits.find(letter));
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>((value >> static_cast<unsigned>(bits)) & 0xFFU);
  }
  return bytes;
}

auto read_table(std::string_view bytes) { return read_games_file(bytes, FileKind::csv); }

std::vector<std::string> names_of(ScoreEntry const& game) { return game.sheet.players; }

std::vector<std::int64_t> points_of(ScoreEntry const& game) {
  auto const scores = codec::scores(game.sheet);
  std::vector<std::int64_t> points;
  for (auto const seat : seats_of(scores.seats)) points.push_back(scores.of(seat).total.points());
  return points;
}

std::vector<GroupGame> numbered(std::vector<ScoreEntry> const& games) {
  std::vector<GroupGame> all;
  for (auto const& game : games) all.push_back({static_cast<int>(all.size()) + 1, game, {}});
  return all;
}

/// Returns the games as JSON, for comparison.
json::array written(std::vector<ScoreEntry> const& games) {
  json::array all;
  for (auto const& game : games) all.push_back(to_json(game));
  return all;
}

struct ImportCase {
  std::string id;
  std::string bytes;
  json::object expect;
};

void PrintTo(ImportCase const& one, std::ostream* out) { *out << one.id; }

std::vector<ImportCase> import_cases() {
  std::ifstream file(source_path("tests/imports/cases.json"));
  std::ostringstream text;
  text << file.rdbuf();
  std::vector<ImportCase> cases;
  for (auto const& one : json::parse(text.str()).as_array()) {
    cases.push_back({.id = std::string(one.at("id").as_string()),
                     .bytes = from_base64(one.at("base64").as_string()),
                     .expect = one.at("expect").as_object()});
  }
  return cases;
}

std::vector<std::string> texts_in(json::value const& list) {
  return json::value_to<std::vector<std::string>>(list);
}

class ImportedTable : public testing::TestWithParam<ImportCase> {};

TEST_P(ImportedTable, RoundTripsOrIsRefused) {
  auto const& expect = GetParam().expect;
  auto const file = read_table(GetParam().bytes);
  if (auto const* const refused = expect.if_contains("refused")) {
    ASSERT_FALSE(file.has_value());
    ASSERT_FALSE(file.error().problems.empty());
    auto const& first = file.error().problems.front();
    EXPECT_EQ(first.line, refused->at("line").as_int64());
    for (auto const& word : texts_in(refused->at("mentions"))) EXPECT_THAT(first.message, HasSubstr(word));
    return;
  }
  ASSERT_TRUE(file.has_value()) << codec::text_of(file.error().error);
  auto const& games = file->games;
  if (auto const* const count = expect.if_contains("games")) {
    ASSERT_EQ(games.size(), count->as_int64());
  }
  if (auto const* const names = expect.if_contains("players")) {
    EXPECT_EQ(names_of(games.front()), texts_in(*names));
  }
  if (auto const* const points = expect.if_contains("points")) {
    EXPECT_EQ(points_of(games.front()), json::value_to<std::vector<std::int64_t>>(*points));
  }
  if (auto const* const date = expect.if_contains("date")) EXPECT_EQ(games.front().date, date->as_string());
  if (auto const* const sizes = expect.if_contains("sizes")) {
    for (std::size_t i = 0; i < games.size(); ++i)
      EXPECT_EQ(names_of(games[i]).size(), sizes->as_array()[i].as_int64());
  }
  if (expect.contains("bonus_holder")) EXPECT_FALSE(games.front().sheet.cards.bonus.has_value());
  std::set<std::string> all;
  for (auto const& game : games) std::ranges::copy(names_of(game), std::inserter(all, all.end()));
  for (auto const* const key : {"group_players", "names_after"}) {
    auto const* const names = expect.if_contains(key);
    if (names == nullptr) continue;
    auto const wanted = texts_in(*names);
    EXPECT_EQ(all, std::set<std::string>(wanted.begin(), wanted.end()));
  }
  auto const again = read_table(csv_of(numbered(games)));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(written(again->games), written(games)) << "an export is read back";
}

INSTANTIATE_TEST_SUITE_P(EachCase, ImportedTable, testing::ValuesIn(import_cases()), [](auto const& test) {
  auto name = test.param.id;
  std::ranges::replace(name, '-', '_');
  return name;
});

std::string const kSheet =
    R"({"date":"2026-11-24","place":"Home","note":"","sheet":{"edition":"second","players":[)"
    R"({"name":"Anna","quartets":["pig"]},{"name":"Ben"},{"name":"Cleo","quartets":["cow"]}]}})";
std::string const kFile = R"({"format":"kuhhandel-group","version":1,"games":[)" + kSheet + "]}";

TEST(GamesFile, IsRecognisedByItsContent) {
  for (auto const* const mark : {"", "\xEF\xBB\xBF", " \n", "\xEF\xBB\xBF\r\n"}) {
    auto const file = read_table(mark + kFile);
    ASSERT_TRUE(file.has_value()) << codec::text_of(file.error().error);
    EXPECT_EQ(file->kind, FileKind::json);
    EXPECT_EQ(file->games.size(), 1U);
  }
  EXPECT_EQ(read_table("date,player,points\n")->kind, FileKind::csv);
}

TEST(GamesFile, NamesTheSpreadsheetProgramWhoseFilesItRefuses) {
  auto const file = read_table(std::string("PK\x03\x04") + std::string(100, '\0'));
  ASSERT_FALSE(file.has_value());
  EXPECT_EQ(file.error().problems.front().kind, "workbook");
}

TEST(GamesFile, NamesTheFormatOfAFileThatIsNoTable) {
  using namespace std::string_view_literals;
  for (auto const& [bytes, format] :
       {std::pair{"%PDF-1.4\n%\xE2\xE3"sv, "PDF"}, std::pair{"\x1F\x8B\x08\0"sv, "GZIP"},
        std::pair{"\n<!DOCTYPE html><title>Sign in</title>"sv, "HTML"},
        std::pair{"\xEF\xBB\xBF<?xml version=\"1.0\"?>"sv, "XML"},
        std::pair{"{\\rtf1\\ansi date}"sv, "RTF"}}) {
    auto const file = read_table(std::string(bytes));
    ASSERT_FALSE(file.has_value());
    auto const& problem = file.error().problems.front();
    EXPECT_EQ(problem.kind + ' ' + problem.value, std::string("no_table ") + format);
    EXPECT_THAT(problem.message, HasSubstr("save it as \"CSV UTF-8\""));
  }
  EXPECT_EQ(read_table("ID;PWXL;N;E\n").error().problems.front().kind, "workbook");
}

TEST(GamesFile, RecognisesATableInPlaceOfJson) {
  auto const file = read_games_file("date,player,points\n", FileKind::json);
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->kind, FileKind::csv);
}

TEST(GamesFile, ExplainsJsonThatIsNoExportOrANewerOne) {
  auto const refusal_of = [](std::string const& text) {
    return codec::text_of(read_table(text).error().error);
  };
  EXPECT_THAT(refusal_of(R"({"name":"a package","version":"1.0.0"})"),
              HasSubstr("is no export of a score pad"));
  EXPECT_THAT(refusal_of(R"({"format":"kuhhandel-record","version":1})"),
              HasSubstr("is no export of a score pad"));
  EXPECT_THAT(refusal_of(R"({"format":"kuhhandel-group","version":2,"tags":[],"games":[]})"),
              HasSubstr("version: this export was made by a newer version"));
}

TEST(Export, StartsWithAByteOrderMark) {
  EXPECT_TRUE(csv_of({}).starts_with("\xEF\xBB\xBFgame,date,place,"));
  EXPECT_TRUE(read_table(csv_of({}))->games.empty()) << "an export of no games is a table, too";
}

TEST(Export, DistinguishesAPlayerWithoutCardsFromOneWithZeroPoints) {
  auto const with = [](std::string_view ben) {
    auto file = kFile;
    file.replace(file.find(R"({"name":"Ben"})"), 14, ben);
    return read_table(file)->games;
  };
  for (auto const* const ben : {R"({"name":"Ben"})", R"({"name":"Ben","points":0})"}) {
    auto const games = with(ben);
    EXPECT_EQ(written(read_table(csv_of(numbered(games)))->games), written(games)) << ben;
  }
}

/// Makes random games of all editions, with names that are hard to export.
class RandomGames {
 public:
  explicit RandomGames(unsigned seed) : random_(seed) {}

  std::vector<ScoreEntry> some() {
    std::vector<ScoreEntry> games;
    while (games.size() < 5) {
      auto const game = codec::read_document(entry(), {}, read_score_entry);
      if (game) games.push_back(*game);
    }
    return games;
  }

  int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

  std::string text() {
    static constexpr std::array<std::string_view, 18> pieces{"'",
                                                             "''",
                                                             "=",
                                                             "+",
                                                             "-",
                                                             "@",
                                                             "\"",
                                                             "\"\"",
                                                             ",",
                                                             ";",
                                                             " ",
                                                             "Anna",
                                                             "J\u00f6rg",
                                                             "\u0410\u043d\u044f",
                                                             "\u05d0\u05d1\u05d9",
                                                             "|",
                                                             "none",
                                                             "?"};
    std::string text;
    for (int i = below(5); i >= 0; --i) text += pieces[static_cast<std::size_t>(below(pieces.size()))];
    return text;
  }

 private:
  json::object entry() {
    auto const ids = codec::edition_ids(Purpose::play);
    auto const& edition =
        *codec::edition_named(ids[static_cast<std::size_t>(below(static_cast<int>(ids.size())))]);
    json::array players;
    auto const seats = edition.fewest_seats + below(edition.most_seats - edition.fewest_seats + 1);
    for (int i = 0; i < seats; ++i) players.push_back(player(edition));
    give_cards(edition, players);
    json::object sheet{{"edition", edition.id.text()}, {"players", players}};
    if (below(3) == 0) sheet["rules"] = json::object{{"money_counts", true}};
    return {{"date", "2026-0" + std::to_string(1 + below(9)) + "-15"},
            {"place", text()},
            {"note", text()},
            {"sheet", sheet}};
  }

  json::object player(Edition const&) {
    json::object player{{"name", text() + std::to_string(below(1000))}};
    if (below(3) == 0) player["points"] = below(4) * 10;
    if (!player.contains("points") && below(3) == 0) player["money"] = below(5) * 10;
    return player;
  }

  void give_cards(Edition const& edition, json::array& players) {
    auto const give = [&](char const* kind, std::string_view animal) {
      auto& player = players[static_cast<std::size_t>(below(static_cast<int>(players.size())))].as_object();
      if (player.contains("points")) return;
      if (!player.contains(kind)) player[kind] = json::array();
      player[kind].as_array().push_back(json::string(animal));
    };
    auto const chance = 1 + below(5);
    for (auto const animal : animals_of(edition)) {
      if (below(chance) == 0) give("quartets", edition.name(animal));
      if (edition.pedigree > 0 && below(chance) == 0) give("pedigrees", edition.name(animal));
    }
    auto& one = players[static_cast<std::size_t>(below(static_cast<int>(players.size())))].as_object();
    if (one.contains("points")) return;
    if (edition.rats > 0) one["rats"] = below(5);
    if (edition.rules.bonus && below(2) == 0) one["bonus"] = true;
    if (edition.rats > 0 && one["rats"] == 4 && one.contains("quartets") && below(2) == 0)
      one["excluded"] = one["quartets"].as_array().front();
  }

  std::mt19937 random_;
};

TEST(Export, RoundTripsRandomGames) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    auto const games = RandomGames(seed).some();
    auto const table = csv_of(numbered(games));
    auto const read = read_table(table);
    ASSERT_TRUE(read.has_value()) << codec::text_of(read.error().error) << '\n' << table;
    EXPECT_EQ(written(read->games), written(games)) << table;
    auto imported = numbered(read->games);
    for (auto& game : imported) game.id += 20;
    EXPECT_EQ(csv_of(imported), table) << "to the same bytes, also in a group that has other ids";
  }
}

TEST(GamesFile, IsReadOrRefusedWithALineAfterRandomChanges) {
  for (unsigned seed = 0; seed < 600; ++seed) {
    RandomGames random(seed);
    auto table = seed % 4 == 0 ? csv_of(numbered(random.some())) : std::string("date,player,points\n");
    for (int changes = random.below(8); changes >= 0; --changes) {
      auto const at = static_cast<std::size_t>(random.below(static_cast<int>(table.size()) + 1));
      table.insert(at, seed % 2 == 0 ? std::string(1, static_cast<char>(random.below(256))) : random.text());
    }
    auto const read = read_table(table);
    if (read) continue;
    EXPECT_FALSE(read.error().error.what.empty());
    for (auto const& problem : read.error().problems) EXPECT_GE(problem.line, 1);
  }
}

}  // namespace
}  // namespace kuhhandel::groups
