// Results of the puzzle of the day in a group, over HTTP: permissions, players and days.
#include <gtest/gtest.h>

#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

struct AGroupOfSolvers {
  ASite site;
  boost::json::value keys =
      site.json("POST", "/api/groups", R"({"name":"Sundays","players":["Anna","Ben"]})");
  std::string key = std::string(keys.at("key").as_string());
  std::string share = std::string(keys.at("share").as_string());

  AGroupOfSolvers() { site.server.now = table::Instant{1'795'694'400'000}; }  // 26 November 2026, noon
  HttpResponse enter(std::string const& day_and_player, std::string_view body, std::string const& by) {
    return site.ask("PUT", "/api/group/puzzles/" + day_and_player, body, by);
  }
  boost::json::value json_in(HttpResponse const& answer) { return boost::json::parse(answer.body); }
};

TEST(PuzzleRoutes, StoreATryVisibleToTheGroup) {
  AGroupOfSolvers a;
  a.enter("2026-11-25/1", R"({"solved":false})", a.key);

  auto const answer = a.enter("2026-11-26/1", R"({"solved":true})", a.key);

  EXPECT_EQ(answer.body, R"({"players":[{"player":1,"solved":["2026-11-26"],"missed":["2026-11-25"]}]})");
  EXPECT_EQ(a.site.ask("GET", "/api/group/puzzles", {}, a.share).body, answer.body);
}

TEST(PuzzleRoutes, RemoveATry) {
  AGroupOfSolvers a;
  a.enter("2026-11-26/1", R"({"solved":true})", a.key);

  auto const answer = a.site.ask("DELETE", "/api/group/puzzles/2026-11-26/1", {}, a.key);

  EXPECT_EQ(answer.body, R"({"players":[]})");
}

TEST(PuzzleRoutes, RefuseWritesWithTheShareKey) {
  AGroupOfSolvers a;
  a.enter("2026-11-26/1", R"({"solved":false})", a.key);

  EXPECT_EQ(a.enter("2026-11-26/2", R"({"solved":true})", a.share).status, 403);
  EXPECT_EQ(a.site.ask("DELETE", "/api/group/puzzles/2026-11-26/1", {}, a.share).status, 403);
  EXPECT_EQ(a.enter("2026-11-26/2", R"({"solved":true})", "no-key-of-anybody-here12").status, 404);
  EXPECT_EQ(a.json_in(a.site.ask("GET", "/api/group/puzzles", {}, a.key)).at("players").as_array().size(),
            1U);
}

TEST(PuzzleRoutes, NameTheInvalidField) {
  AGroupOfSolvers a;

  EXPECT_EQ(a.json_in(a.enter("2026-11-18/1", R"({"solved":true})", a.key)).at("field"), "day");
  EXPECT_EQ(a.json_in(a.enter("tomorrow/1", R"({"solved":true})", a.key)).at("field"), "day");
  EXPECT_EQ(a.json_in(a.enter("2026-11-26/9", R"({"solved":true})", a.key)).at("error"), "no_such_player");
  EXPECT_EQ(a.json_in(a.enter("2026-11-26/1", R"({"solved":3})", a.key)).at("field"), "solved");
}

}  // namespace
}  // namespace kuhhandel::server
