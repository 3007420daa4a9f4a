#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/scores.h"
#include "table/modes/fast_forward.h"
#include "tests/support/a_game_of_bots.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kTwo = R"({"name":"Sunday","edition":"duel","seats":2,"player":"Anna","public":false})";

/// A server where Anna has a table.
struct AnEvening : ASite {
  boost::json::value anna = json("POST", "/api/tables", kTwo);
  std::string id{anna.at("table").as_string()};

  static std::string word(boost::json::value const& key, std::string_view name) {
    return std::string(key.at(name).as_string());
  }
  static std::string asks(std::string const& table, std::string const& token) {
    return R"({"seats":[{"table":")" + table + R"(","token":")" + token + R"("}]})";
  }
  boost::json::object own(boost::json::value const& key) {
    return json("POST", "/api/seats", asks(word(key, "table"), word(key, "token"))).as_object();
  }
};

TEST(MyTables, ListsAWaitingTable) {
  AnEvening site;

  auto const own = site.own(site.anna);

  auto const& table = own.at("tables").at(0);
  EXPECT_EQ(table.at("name").as_string(), "Sunday");
  EXPECT_EQ(table.at("state").as_string(), "waiting");
  EXPECT_EQ(table.at("players"), (boost::json::array{"Anna", ""}));
  EXPECT_FALSE(table.at("asked").as_bool());
  EXPECT_TRUE(own.at("games").as_array().empty());
}

TEST(MyTables, MarksTablesOfPlayNow) {
  AnEvening site;
  auto const key = site.json("POST", "/api/play", R"({"player":"Zoe"})");

  EXPECT_EQ(site.own(key).at("tables").at(0).at("strangers"), true);
  EXPECT_FALSE(site.own(site.anna).at("tables").at(0).as_object().contains("strangers"));
}

TEST(MyTables, ReturnsNothingForAnInvalidKey) {
  AnEvening site;

  for (auto const& body : {AnEvening::asks(site.id, "0000000000000000000000"),
                           AnEvening::asks("nowhere", AnEvening::word(site.anna, "token"))})
    EXPECT_TRUE(site.json("POST", "/api/seats", body).at("tables").as_array().empty()) << body;
}

TEST(MyTables, RefusesAMalformedBody) {
  AnEvening site;
  auto const field = [&](std::string_view body) {
    return std::string(site.json("POST", "/api/seats", body).at("field").as_string());
  };

  EXPECT_EQ(field(R"({"seats":[]})"), "seats");
  EXPECT_EQ(field(R"({"seats":[{"table":"a"}]})"), "seats[0].token");
  EXPECT_EQ(field(R"({"seats":[{"table":"a","token":"b"}],"all":true})"), "all");
}

/// A server where Anna plays two bots.
struct ASiteWithAGame : ASite {
  AGameOfBots game{server};
  live::SeatKey const& key = game.key;
  Guest& anna = game.anna;

  void play_on() { game.play_on(); }
  boost::json::object own() {
    return json("POST", "/api/seats", AnEvening::asks(key.table, key.token)).as_object();
  }
};

TEST(MyTables, NamesThePlayerARunningGameWaitsFor) {
  ASiteWithAGame site;
  auto const& table = site.server.live(site.key).table();
  while (!table::has_decision(table, kAnna)) site.server.wait();

  auto const own = site.own().at("tables").at(0);

  EXPECT_EQ(own.at("state").as_string(), "running");
  EXPECT_TRUE(own.at("asked").as_bool());
  EXPECT_EQ(own.at("since").as_int64(), table.awaited_since().count());
}

TEST(MyTables, ListsFinishedGamesLatestFirst) {
  ASiteWithAGame site;
  site.play_on();
  auto const ended = site.server.now.count();
  site.anna.order(R"({"do":"again"})");
  site.play_on();

  auto const games = site.own().at("games").as_array();

  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games.at(0).at("game").as_int64(), 2);
  auto const& first = games.at(1);
  EXPECT_EQ(first.at("ended").as_int64(), ended);
  EXPECT_EQ(first.at("players").at(0).as_string(), "Anna");
  EXPECT_EQ(first.at("points").as_array().size(), 3U);
  EXPECT_EQ(first.at("bots"), (boost::json::array{1, 2}));
  EXPECT_GT(first.at("lasted").as_int64(), 0);
  EXPECT_FALSE(first.as_object().contains("by_letter"));
  auto const scored = scores(site.server.live(site.key).table().setup().edition,
                             site.server.live(site.key).table().game()->state);
  EXPECT_EQ(games.at(0).at("rank").as_int64(), rank_of(scored, kAnna));
}

TEST(MyTables, ListsADuplicateTableOnce) {
  ASiteWithAGame site;
  site.play_on();
  auto const seat = R"({"table":")" + site.key.table + R"(","token":")" + site.key.token + "\"}";

  auto const own = site.json("POST", "/api/seats", R"({"seats":[)" + seat + "," + seat + "]}");

  EXPECT_EQ(own.at("tables").as_array().size(), 1U);
  EXPECT_EQ(own.at("games").as_array().size(), 1U);
}

TEST(MyTables, ReturnsTheSameForATableThatIsNotInMemory) {
  ASiteWithAGame site;
  site.play_on();
  auto const before = site.own();

  site.server.restart();

  EXPECT_EQ(site.own(), before);
}

TEST(MyTables, ListsGamesUnderAnEarlierNameToo) {
  ASiteWithAGame site;
  site.play_on();
  auto const path = "/api/tables/" + site.key.table + "/name";

  site.json("PUT", path, R"({"player":"Annabel","token":")" + site.key.token + R"("})");

  EXPECT_EQ(site.own().at("tables").at(0).at("players").at(0).as_string(), "Annabel");
  EXPECT_EQ(site.own().at("games").at(0).at("players").at(0).as_string(), "Anna");
  site.server.restart();
  EXPECT_EQ(site.own().at("games").as_array().size(), 1U);
}

TEST(MyTables, HidesGamesOfAnEarlierPlayerOnTheSeat) {
  ASiteWithAGame site;
  site.play_on();

  auto const cleo =
      site.json("POST", "/api/tables/" + site.key.table + "/seats", R"({"player":"Cleo","seat":2})");

  auto const token = std::string(cleo.at("token").as_string());
  auto const own = site.json("POST", "/api/seats", AnEvening::asks(site.key.table, token));
  EXPECT_EQ(own.at("tables").as_array().size(), 1U);
  EXPECT_TRUE(own.at("games").as_array().empty());
}

}  // namespace
}  // namespace kuhhandel::server
