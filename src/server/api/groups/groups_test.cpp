// The score pad over HTTP: permissions, and errors that name their field.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <set>

#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

struct APad {
  ASite site;
  groups::Groups& groups = site.server.groups();
  std::string key = made();
  std::string share = std::string(json("GET", "/api/group/keys").at("share").as_string());

  std::string made() {
    auto const group = site.json("POST", "/api/groups", R"({"name":"Sundays","players":["Anna","Ben"]})");
    return std::string(group.at("key").as_string());
  }
  HttpResponse ask(std::string_view method, std::string_view path, std::string_view body = {}) {
    return ask_with(key, method, path, body);
  }
  HttpResponse ask_with(std::string const& by, std::string_view method, std::string_view path,
                        std::string_view body = {}) {
    return site.ask(method, path, body, by);
  }
  boost::json::value json(std::string_view method, std::string_view path, std::string_view body = {}) {
    return boost::json::parse(ask(method, path, body).body);
  }
  std::string error(std::string_view method, std::string_view path, std::string_view body = {}) {
    return std::string(json(method, path, body).at("error").as_string());
  }
  std::string field(std::string_view method, std::string_view path, std::string_view body) {
    return std::string(json(method, path, body).at("field").as_string());
  }
};

constexpr auto kMaster =
    R"({"date":"2026-11-21","place":"Oma's","sheet":{"edition":"master","rules":{"money_counts":true},)"
    R"("players":[{"name":"Anna","quartets":["goose","dog","cow"],"pedigrees":["dog","horse"],"rats":4,)"
    R"("excluded":"goose","money":430},{"name":"Ben","points":500},{"name":"Cleo"}]}})";

/// Returns a file with `games` games of three players.
std::string a_file(int games, std::string const& last = {}) {
  constexpr auto kSheet =
      R"({"edition":"second","players":[{"name":"Anna","points":800},{"name":"Ben"},{"name":"Cleo"}]})";
  std::string list;
  for (int i = 0; i < games; ++i) {
    list += R"({"date":"2026-01-01","place":"No. )" + std::to_string(i) + R"(","sheet":)" + kSheet + "},";
  }
  list += last;
  if (last.empty()) list.pop_back();
  return R"({"format":"kuhhandel-group","version":1,"games":[)" + list + "]}";
}

/// Returns a table with `games` games of `players` players.
std::string table_of_games(int games, int players) {
  std::string table = "date,game,player,points\n";
  for (int line = 0; line < games * players; ++line)
    table += "2026-01-01," + std::to_string(line / players) + ",P" + std::to_string(line % players) + ",10\n";
  return table;
}

TEST(GroupRoutes, ImportManyGamesInBatchesAllOrNothing) {
  APad pad;
  int turns = 0;
  imported(pad.site.services(), pad.key, "/api/group/import.json", a_file(450), [&] {
    ++turns;
    EXPECT_EQ(pad.json("GET", "/api/group").at("count"), 0) << "none before all";
    EXPECT_EQ(pad.json("GET", "/api/group/pages/0").at("games").as_array().size(), 0U);
    EXPECT_EQ(pad.error("POST", "/api/group/import.json", a_file(1)), "import_running");
    EXPECT_EQ(pad.error("DELETE", "/api/group/players/2"), "import_running");
  });

  EXPECT_GE(turns, 9) << "fifty at a time";
  EXPECT_EQ(pad.json("GET", "/api/group").at("count"), 450);
  auto const broken = a_file(450, R"({"date":"2026-01-01","sheet":{"edition":"third"}})");
  EXPECT_EQ(pad.field("POST", "/api/group/import.json", broken), "games[450].sheet.edition");
  EXPECT_EQ(pad.json("GET", "/api/group").at("count"), 450);
}

TEST(GroupRoutes, LogAnImport) {
  APad pad;
  testing::internal::CaptureStderr();

  pad.ask("POST", "/api/group/import.json", a_file(3));

  auto const log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, testing::HasSubstr(R"("event":"import","group":1,"games":3,"known":0,"bytes":)"));
  EXPECT_THAT(log, testing::Not(testing::HasSubstr("Anna")));
}

TEST(GroupRoutes, AcceptAGameDuringAnImport) {
  APad pad;
  imported(pad.site.services(), pad.key, "/api/group/import.json", a_file(2),
           [&] { pad.ask("POST", "/api/group/games", kMaster); });

  auto const games = pad.json("GET", "/api/group").at("games").as_array();

  EXPECT_EQ(games.size(), 5U) << "two of the file, and three that were written down meanwhile";
  std::set<std::int64_t> ids;
  for (auto const& game : games) ids.insert(game.at("id").as_int64());
  EXPECT_EQ(ids.size(), games.size());
}

TEST(GroupRoutes, DropAnImportIfTheGroupIsErasedMeanwhile) {
  APad pad;
  auto const answer = imported(pad.site.services(), pad.key, "/api/group/import.json", a_file(100),
                               [&] { pad.ask("DELETE", "/api/group"); });

  while (pad.groups.collect_garbage()) continue;

  EXPECT_EQ(answer.status, 404);
  EXPECT_EQ(pad.site.server.store().database().execAndGet("SELECT count(*) FROM group_games").getInt(), 0);
}

// Regression: a killed server left half of a file in the group.
TEST(GroupRoutes, RollBackAnIncompleteImport) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  auto const before = pad.ask("GET", "/api/group/export.json").body;
  auto const players = pad.json("GET", "/api/group").at("players");
  struct Killed {};
  int turns = 0;
  EXPECT_THROW(imported(pad.site.services(), pad.key, "/api/group/import.csv", table_of_games(200, 3),
                        [&] {
                          if (++turns < 3) return;
                          // The server does this at its next start.
                          pad.site.server.groups().rollback_imports();
                          throw Killed();
                        }),
               Killed);

  EXPECT_EQ(pad.ask("GET", "/api/group/export.json").body, before);
  EXPECT_EQ(pad.json("GET", "/api/group").at("players"), players);
  EXPECT_EQ(pad.json("POST", "/api/group/import.json", a_file(1)).at("added"), 1);
}

TEST(GroupRoutes, ImportForTheRightPlayersDespiteARename) {
  APad pad;
  imported(pad.site.services(), pad.key, "/api/group/import.json", a_file(1),
           [&] { pad.ask("PUT", "/api/group/players/1", R"({"player":"Annika"})"); });

  auto const group = pad.json("GET", "/api/group");

  EXPECT_EQ(group.at("players").as_array().size(), 3U) << "Annika, who was Anna, Ben, and Cleo from the file";
  EXPECT_EQ(group.at("games").at(0).at("scored").at("players").at(0).at("name"), "Annika");
}

TEST(GroupRoutes, EnterAGameScoredByTheEngine_C9_7) {
  APad pad;

  auto const group = pad.json("POST", "/api/group/games", kMaster);

  EXPECT_EQ(group.at("games").at(0).at("scored").at("players").at(0).at("total"), 3100);
  EXPECT_EQ(group.at("players").as_array().size(), 3U);
  EXPECT_EQ(group.at("latest").at("kind"), "added");
}

TEST(GroupRoutes, ScoreASheetWithoutAGroup_C9_7) {
  APad pad;
  auto const sheet = R"({"edition":"second","players":[{"name":"A","quartets":["pig","dog","rooster"]},)"
                     R"({"name":"B"},{"name":"C"}]})";

  EXPECT_EQ(pad.json("POST", "/api/score", sheet).at("players").at(0).at("total"), 2460);
}

TEST(GroupRoutes, RequireTheKey) {
  APad pad;

  EXPECT_EQ(pad.ask_with("", "GET", "/api/group").status, 404);
  EXPECT_EQ(pad.ask_with("guess", "DELETE", "/api/group").status, 404);
  EXPECT_EQ(pad.ask("GET", "/api/group").status, 200);
}

TEST(GroupRoutes, AreReadOnlyWithTheShareKey) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);

  EXPECT_EQ(pad.ask_with(pad.share, "GET", "/api/group").status, 200);
  EXPECT_EQ(pad.ask_with(pad.share, "GET", "/api/group/statistics").status, 200);
  EXPECT_EQ(pad.ask_with(pad.share, "GET", "/api/group/keys").status, 403);
  EXPECT_EQ(pad.ask_with(pad.share, "DELETE", "/api/group/games/1").status, 403);
  EXPECT_EQ(pad.ask_with(pad.share, "POST", "/api/group/games", kMaster).status, 403);
  EXPECT_EQ(pad.ask_with(pad.share, "DELETE", "/api/group").status, 403);
}

TEST(GroupRoutes, NameTheInvalidField) {
  APad pad;
  auto const of_game = [&](std::string_view rest) {
    return pad.field("POST", "/api/group/games", R"({"date":"2026-11-21")" + std::string(rest) + "}");
  };

  EXPECT_EQ(pad.field("POST", "/api/group/games", R"({"date":"2026-02-30","sheet":{}})"), "date");
  EXPECT_EQ(of_game(""), "sheet");
  EXPECT_EQ(of_game(R"(,"time":1)"), "time");
  EXPECT_EQ(of_game(R"(,"place":")" + std::string(61, 'x') + "\""), "place");
  EXPECT_EQ(of_game(R"(,"sheet":{"edition":"second","players":[{"name":"A","quartets":["cow"]},)"
                    R"({"name":"B","quartets":["cow"]},{"name":"C"}]})"),
            "sheet.players[1].quartets[0]");
  EXPECT_EQ(pad.field("POST", "/api/group/players", R"({"player":" "})"), "player");
  EXPECT_EQ(pad.field("POST", "/api/group/undo", R"({"change":0})"), "change");
}

TEST(GroupRoutes, CorrectDeleteAndUndo) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  std::string corrected = kMaster;
  corrected.replace(corrected.find("430"), 3, "440");

  EXPECT_EQ(pad.json("PUT", "/api/group/games/1", corrected)
                .at("games")
                .at(0)
                .at("scored")
                .at("players")
                .at(0)
                .at("total"),
            3110);
  EXPECT_EQ(pad.json("DELETE", "/api/group/games/1").at("count"), 0);
  EXPECT_EQ(pad.json("POST", "/api/group/undo", R"({"change":3})").at("count"), 1);
  EXPECT_EQ(pad.error("POST", "/api/group/undo", R"({"change":3})"), "nothing_to_undo");
  EXPECT_EQ(pad.error("DELETE", "/api/group/games/7"), "no_such_game");
}

// Regression: a refused change of a group ended the server, because its tables could not be written any more.
TEST(GroupRoutes, MergeTwoPlayers) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  pad.ask("POST", "/api/group/players", R"({"player":"Annie"})");

  EXPECT_EQ(pad.ask_with(pad.share, "POST", "/api/group/players/4/merge", R"({"into":1})").status, 403);
  EXPECT_EQ(pad.error("POST", "/api/group/players/2/merge", R"({"into":1})"), "played_together");
  EXPECT_EQ(pad.error("POST", "/api/group/players/9/merge", R"({"into":1})"), "no_such_player");
  EXPECT_EQ(pad.field("POST", "/api/group/players/4/merge", R"({"into":0})"), "into");
  EXPECT_EQ(pad.json("POST", "/api/group/players/4/merge", R"({"into":1})").at("players").as_array().size(),
            3U);
}

TEST(GroupRoutes, KeepTablesWritableAfterARefusedGroupRequest) {
  APad pad;
  auto const table = pad.site.server.open();
  EXPECT_EQ(pad.error("DELETE", "/api/group/games/7"), "no_such_game");
  EXPECT_EQ(pad.error("PUT", "/api/group/games/7", kMaster), "no_such_game");
  EXPECT_EQ(pad.error("POST", "/api/group/undo", R"({"change":7})"), "nothing_to_undo");

  pad.site.server.store().begin_batch();
  pad.site.server.live(table).seat({"Ben"}, pad.site.server.now);

  EXPECT_GE(pad.site.server.store().commit_batch().facts, 1U);
}

TEST(GroupRoutes, ExportWhatTheyImport) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  auto const file = pad.ask("GET", "/api/group/export.json").body;
  APad other;

  EXPECT_EQ(other.json("POST", "/api/group/import.json", file).at("added"), 1);
  EXPECT_EQ(other.json("POST", "/api/group/import.json", file).at("known"), 1);
  EXPECT_EQ(boost::json::parse(other.ask("GET", "/api/group/export.json").body).at("games"),
            boost::json::parse(file).at("games"));
}

TEST(GroupRoutes, ExportACsvFileThatTheyImport) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  auto const table = pad.ask("GET", "/api/group/export.csv").body;
  APad other;

  EXPECT_EQ(other.json("POST", "/api/group/import.csv", table).at("added"), 1);
  EXPECT_THAT(table,
              HasSubstr("2026-11-21,Oma's,,master,\"{\"\"money_counts\"\":true}\",Anna,3100,goose dog cow"));
  EXPECT_EQ(other.ask("GET", "/api/group/export.csv").body, table);
}

TEST(GroupRoutes, ListTheProblemsOfACsvFileAndStoreNothing) {
  APad pad;
  auto const error = [&](std::string_view table) {
    return std::string(pad.json("POST", "/api/group/import.csv", table).at("message").as_string());
  };

  EXPECT_THAT(error("date,player,colour\n"), HasSubstr("line 1: \"colour\" is not a known heading"));
  EXPECT_THAT(error("date,player,points\n2026-01-01,\"Anna,1\n"),
              HasSubstr("line 2: a quote (\") is not closed"));
  EXPECT_THAT(error("date,player,points\n2026-01-01,A,10\n2026-01-01,A,10\n"),
              HasSubstr("line 3, player: \"A\" is in this game twice"));
  EXPECT_THAT(error(table_of_games(20'001, 1)), HasSubstr("a group has at most 20000 games"));
  auto const body = pad.json("POST", "/api/group/import.csv",
                             "date,player,points\n2026-01-01,Anna,many\n2026-01-01,B,1\n03/04/2026,C,1\n");
  EXPECT_EQ(body.at("error"), "malformed");
  EXPECT_EQ(body.at("message"),
            "line 2, points: \"many\" must be a whole number of digits only, such as 1240\n"
            "line 4, date: \"03/04/2026\" can be 2026-04-03 / 2026-03-04; write one of these");
  auto const& problem = body.at("problems").at(1);
  EXPECT_EQ(problem.at("kind"), "ambiguous_date");
  EXPECT_EQ(problem.at("line"), 4);
  EXPECT_EQ(problem.at("heading"), "date");
  EXPECT_EQ(problem.at("value"), "03/04/2026");
  EXPECT_EQ(pad.json("GET", "/api/group").at("count"), 0);
}

TEST(GroupRoutes, AcceptCsvAsSpreadsheetsSaveIt) {
  APad pad;
  auto const table =
      "\xEF\xBB\xBF"
      "date;player;points\r\n2026-01-01;J\xC3\xB6rg;10\r\n2026-01-01;\"B;C\";20\r\n"
      "2026-01-01;Cleo;30\r\n";

  EXPECT_EQ(pad.json("POST", "/api/group/import.csv", table).at("added"), 1);
  EXPECT_THAT(pad.ask("GET", "/api/group/export.csv").body, HasSubstr("J\xC3\xB6rg,10"));
}

// Regression: a name that is not UTF-8 was stored, and no game of the group could be read again.
TEST(GroupRoutes, AcceptAWindows1252FileAndReportTheEncoding) {
  APad pad;
  auto const latin = "date;player;points\r\n2026-01-01;J\xF6rg;10\r\n2026-01-01;B;1\r\n2026-01-01;C;1\r\n";

  EXPECT_EQ(pad.json("POST", "/api/group/import.csv", latin).at("encoding"), "windows-1252");
  EXPECT_EQ(pad.json("POST", "/api/group/import.csv", latin).at("known"), 1);
  EXPECT_THAT(pad.ask("GET", "/api/group/export.csv").body, HasSubstr("J\xC3\xB6rg,10"));
  auto const mac = "date,player,points\n2026-01-01,J\x9Arg,10\n";
  EXPECT_EQ(pad.json("POST", "/api/group/import.csv", mac).at("problems").at(0).at("kind"), "encoding");
}

TEST(GroupRoutes, RecogniseAnExportByItsContent) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);
  auto const file = "\xEF\xBB\xBF" + pad.ask("GET", "/api/group/export.json").body;

  EXPECT_EQ(pad.json("POST", "/api/group/import.csv", file).at("known"), 1);
}

// Every name as it was entered, and nothing twice; a player without cards stays one.
TEST(GroupRoutes, ExportGamesThatAReimportDoesNotDuplicate) {
  APad pad;
  std::string const game =
      R"_({"date":"2026-11-21","place":"'@home","note":"'+1","sheet":{"edition":"second","players":[)_"
      R"_({"name":"'=A","quartets":["pig"]},{"name":"'-)"},{"name":"Cleo","quartets":["cow"]}]}})_";
  pad.ask("POST", "/api/group/games", game);
  auto const table = pad.ask("GET", "/api/group/export.csv").body;

  EXPECT_TRUE(table.starts_with("\xEF\xBB\xBF"));
  auto const again = pad.json("POST", "/api/group/import.csv", table);
  EXPECT_EQ(again.at("added"), 0);
  EXPECT_EQ(again.at("known"), 1);
  APad other;
  other.ask("POST", "/api/group/import.csv", table);
  EXPECT_EQ(other.ask("GET", "/api/group/export.csv").body, table);
  EXPECT_EQ(other.json("GET", "/api/group").at("games").at(0).at("sheet").at("players").at(0).at("name"),
            "'=A");
}

TEST(GroupRoutes, EscapeFormulasInNotes) {
  APad pad;
  std::string game = kMaster;
  game.replace(game.find("Oma's"), 5, "=1+1,");
  pad.ask("POST", "/api/group/games", game);
  auto const table = pad.ask("GET", "/api/group/export.csv").body;
  APad other;
  other.ask("POST", "/api/group/import.csv", table);

  EXPECT_THAT(table, HasSubstr("\"'=1+1,\""));
  EXPECT_EQ(other.json("GET", "/api/group").at("games").at(0).at("place"), "=1+1,");
}

TEST(GroupRoutes, ReturnTheStatisticsOfAYear) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);

  auto const year = pad.json("GET", "/api/group/statistics/2026");

  EXPECT_EQ(year.at("players").at(0).at("best").at("points"), 3100);
  EXPECT_EQ(year.at("players").at(0).at("favourite"), "cow");
  EXPECT_EQ(pad.json("GET", "/api/group/statistics/2025").at("games"), 0);
  EXPECT_EQ(pad.ask("GET", "/api/group/statistics/all").status, 404);
}

TEST(GroupRoutes, EraseEverything) {
  APad pad;
  pad.ask("POST", "/api/group/games", kMaster);

  EXPECT_EQ(pad.ask("DELETE", "/api/group").status, 200);
  EXPECT_EQ(pad.error("GET", "/api/group"), "no_such_group");
}

TEST(GroupRoutes, LimitTheirBodySize) {
  EXPECT_LT(body_limit(route_of("POST", "/api/group/games")),
            body_limit(route_of("POST", "/api/group/import.json")));
}

}  // namespace
}  // namespace kuhhandel::server
