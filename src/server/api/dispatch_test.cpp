#include "server/api/dispatch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "server/content/accept_encoding.h"
#include "tests/support/a_game_of_bots.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kSunday = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})";

TEST(TableDirectory, ListsEditionsBotsAndPublicTables) {
  ASite site;
  auto const open = [&](std::string_view body) {
    auto const key = site.json("POST", "/api/tables", body);
    auto const token = std::string(key.at("token").as_string());
    auto guest = std::make_unique<Guest>(
        site.server,
        live::SeatKey{.table = std::string(key.at("table").as_string()), .seat = {}, .token = {}});
    guest->hello(token);
    return guest;
  };
  auto const anna = open(kSunday);
  auto const ben = open(R"({"name":"Secret","edition":"second","seats":3,"player":"Ben","public":false})");

  auto const directory = site.json("GET", "/api/lobby");

  EXPECT_EQ(directory.at("editions").at(0).at("id").as_string(), "second");
  ASSERT_EQ(directory.at("tables").as_array().size(), 1U);
  EXPECT_EQ(directory.at("tables").at(0).at("name").as_string(), "Sunday");
  auto const& bots = directory.at("bots").as_array();
  EXPECT_EQ(bots.front(), "owl") << "from the strongest down";
  EXPECT_EQ(bots.back(), "random");
}

TEST(TableDirectory, OpensATableAndSeatsItsGuests) {
  ASite site;
  auto const opened = site.ask("POST", "/api/tables", kSunday);
  auto const key = boost::json::parse(opened.body);
  auto const path = "/api/tables/" + std::string(key.at("table").as_string());

  auto const ben = site.json("POST", path + "/seats", R"({"player":"Ben"})");

  EXPECT_EQ(opened.status, 201);
  EXPECT_EQ(ben.at("seat").as_int64(), 1);
  EXPECT_EQ(site.json("GET", path).at("seats").at(1).at("name").as_string(), "Ben");
}

/// A waiting table of Anna's with a bot in its second seat.
struct AnInvitation : ASite {
  boost::json::value opened = json("POST", "/api/tables", kSunday);
  std::string id{opened.at("table").as_string()};
  std::string path = "/api/tables/" + id;
  Guest anna{server, {.table = id, .seat = {}, .token = {}}};

  AnInvitation() {
    anna.hello(std::string(opened.at("token").as_string()));
    anna.order(R"({"do":"add_bot","seat":1,"bot":"bluffer"})");
  }
};

TEST(TableDirectory, LetsAPlayerTakeABotsSeat) {
  AnInvitation site;
  auto const& path = site.path;

  auto const ben = site.json("POST", path + "/seats", R"({"player":"Ben","seat":1})");

  EXPECT_EQ(ben.at("seat").as_int64(), 1);
  EXPECT_EQ(site.json("GET", path).at("seats").at(1).at("name").as_string(), "Ben");
  EXPECT_EQ(site.error("POST", path + "/seats", R"({"player":"Cleo","seat":1})"), "seat_taken");
}

TEST(TableDirectory, RefusesANameThatIsTakenAtTheTable) {
  AnInvitation site;
  auto const& path = site.path;

  for (auto const* const name : {"Anna", "ANNA", " anna ", "Otto"}) {
    auto const body = R"({"player":")" + std::string(name) + "\"}";
    EXPECT_EQ(site.error("POST", path + "/seats", body), "name_taken") << name;
    EXPECT_EQ(site.json("POST", path + "/seats", body).at("field").as_string(), "player");
  }
  EXPECT_EQ(site.ask("POST", path + "/seats", R"({"player":"Otto","seat":1})").status, 201)
      << "with the seat goes its name";
}

TEST(TableDirectory, LetsPlayersChangeTheirNameAtATable) {
  AnInvitation site;
  auto const body = [&](std::string const& name) {
    auto const token = std::string(site.opened.at("token").as_string());
    return R"({"player":")" + name + R"(","token":")" + token + "\"}";
  };

  for (auto const* const taken : {"Otto", "Оttо"})
    EXPECT_EQ(site.error("PUT", site.path + "/name", body(taken)), "name_taken") << taken;
  EXPECT_EQ(site.error("PUT", site.path + "/name", R"({"player":"Zoe","token":"x"})"), "bad_token");
  auto const info = site.json("PUT", site.path + "/name", body("Annabel"));

  EXPECT_EQ(info.at("seats").at(0).at("name").as_string(), "Annabel");
}

TEST(TableDirectory, SendsAChangedNameToAllDuringAGame) {
  ASite site;
  AGameOfBots game(site.server);
  Guest watcher(site.server, game.key);
  watcher.hello({});

  auto const info = site.json("PUT", "/api/tables/" + game.key.table + "/name",
                              R"({"player":"Annabel","token":")" + game.key.token + "\"}");

  EXPECT_EQ(info.at("seats").at(0).at("name"), "Annabel");
  auto const& message = watcher.connection.last();
  EXPECT_EQ(message.at("events").at(0),
            boost::json::parse(R"({"name":"renamed","seat":0,"before":"Anna","player":"Annabel"})"));
  EXPECT_EQ(message.at("table").at("seats").at(0).at("name"), "Annabel");
}

TEST(TableDirectory, LimitsNameChanges) {
  AnInvitation site;
  auto const token = std::string(site.opened.at("token").as_string());
  auto const rename = [&](int number) {
    return site.ask("PUT", site.path + "/name",
                    R"({"player":"Anna )" + std::to_string(number) + R"(","token":")" + token + "\"}");
  };
  int taken = 0;
  while (taken < 100 && rename(taken).status == 200) ++taken;

  EXPECT_LT(taken, 50);
  EXPECT_EQ(boost::json::parse(rename(100).body).at("error").as_string(), "too_often");
  EXPECT_EQ(rename(taken - 1).status, 200) << "who goes by it already asks for nothing";
}

TEST(TableDirectory, ReturnsAnAddressThatPhonesCanReach) {
  AnInvitation site;
  auto const path = site.path + "/code";
  auto services = site.services();
  services.lan_address = "http://192.168.1.5";
  auto const address = [&](std::string_view host) {
    auto const answer = answered(services, {.method = "GET", .path = path, .host = host}, site.server.now);
    auto const code = boost::json::parse(answer.body).as_object();
    return code.contains("address") ? std::string(code.at("address").as_string()) : std::string();
  };

  EXPECT_EQ(address("localhost:8080"), "http://192.168.1.5:8080");
  EXPECT_EQ(address("[::1]"), "http://192.168.1.5");
  EXPECT_EQ(address("oma.lan:8080"), "") << "what was good for one is good for others";
}

TEST(TableDirectory, NamesTheFieldOfABadRequest) {
  ASite site;
  auto const field = [&](std::string_view body) {
    return std::string(site.json("POST", "/api/tables", body).at("field").as_string());
  };

  EXPECT_EQ(field(R"({"name":"S","edition":"third","seats":4,"player":"A"})"), "edition");
  EXPECT_EQ(field(R"({"name":"S","edition":"mini-2","seats":2,"player":"A"})"), "edition") << "for research";
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":9,"player":"A"})"), "seats");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":" "})"), "player");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4})"), "player");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":"A","colour":1})"), "colour");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":"A","rules":{"multiply":3}})"),
            "rules.multiply");
  EXPECT_EQ(field(R"({"name":"1234567890123456789012345","edition":"second","seats":4,"player":"A"})"),
            "name");
}

TEST(TableDirectory, CountsLettersNotBytesOfAName) {
  ASite site;

  auto const answer =
      site.ask("POST", "/api/tables",
               R"({"name":"Воскресенье у бабушки","edition":"second","seats":4,"player":"Ваня"})");

  EXPECT_EQ(answer.status, 201);
}

TEST(TableDirectory, NamesTheErrorOfEachBadRequest) {
  ASite site;

  EXPECT_EQ(site.error("POST", "/api/tables", "{"), "malformed");
  EXPECT_EQ(site.error("GET", "/api/tables/nowhere"), "no_such_table");
  EXPECT_EQ(site.error("DELETE", "/api/lobby"), "method_not_allowed");
  EXPECT_EQ(site.error("GET", "/secret"), "not_found");
  EXPECT_EQ(site.error("GET", "/../store.db"), "not_found");
}

TEST(TableDirectory, RefusesTheRecordBeforeAGame) {
  ASite site;
  auto const key = site.json("POST", "/api/tables", kSunday);
  auto const path = "/api/tables/" + std::string(key.at("table").as_string());

  EXPECT_EQ(site.error("GET", path + "/record"), "not_finished");
}

TEST(TableDirectory, RefusesTheRecordDuringAGame) {
  ASite site;
  auto const anna = site.server.open();
  Guest host(site.server, anna);
  host.hello(anna.token);
  host.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  host.order(R"({"do":"start"})");

  EXPECT_EQ(site.error("GET", "/api/tables/" + anna.table + "/record"), "not_finished");
}

TEST(DamagedData, InOneTableDoesNotAffectOthers) {
  ASite site;
  auto const table = std::string(site.json("POST", "/api/tables", kSunday).at("table").as_string());
  site.server.store().database().exec("UPDATE fresh SET fact = '{'");
  site.server.restart();

  EXPECT_EQ(site.error("GET", "/api/tables/" + table), "unreadable");
  Guest guest(site.server, {.table = table, .seat = kAnna, .token = {}});
  EXPECT_FALSE(guest.hello("")) << "the connection is closed";
  EXPECT_EQ(guest.connection.last().at("error").as_string(), "unreadable");
  EXPECT_EQ(site.ask("POST", "/api/tables", kSunday).status, 201);
}

TEST(DamagedData, InOneGroupDoesNotAffectOthers) {
  ASite site;
  auto const key = "key-of-the-players-12345";
  site.server.groups().make("Sundays", {"Anna"}, key, site.server.now);
  auto const game = site.ask("POST", "/api/group/games",
                             R"({"date":"2026-11-22","sheet":{"edition":"second",)"
                             R"("players":[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]}})",
                             key);
  ASSERT_EQ(game.status, 200) << game.body;

  site.server.store().database().exec("UPDATE group_games SET written = '{'");
  site.server.restart();

  EXPECT_EQ(site.ask("GET", "/api/group", {}, key).status, 500);
  EXPECT_EQ(site.ask("GET", "/api/lobby").status, 200);
}

TEST(Routes, AnswerASimilarKeyLikeAnUnknownOne) {
  ASite site;
  auto const group =
      site.json("POST", "/api/groups", R"({"name":"Sunday","players":[]})").at("key").as_string();
  auto const name = site.json("POST", "/api/names", R"({"player":"Anna"})").at("key").as_string();

  for (auto const& [path, key] :
       {std::pair("/api/group", std::string(group)), std::pair("/api/name", std::string(name))}) {
    ASSERT_EQ(site.ask("GET", path, {}, key).status, 200);
    auto nearly = key;
    nearly.back() = nearly.back() == 'a' ? 'b' : 'a';
    auto const expected = site.ask("GET", path, {}, "x");
    for (auto const& wrong : {nearly, key + 'a', key.substr(1), std::string(32, '0'), std::string()}) {
      auto const answer = site.ask("GET", path, {}, wrong);
      EXPECT_EQ(answer.status, 404) << path;
      EXPECT_EQ(answer.body, expected.body) << path << ' ' << wrong;
    }
  }
}

}  // namespace
}  // namespace kuhhandel::server
