// Tables with a big screen: who may have one, what a screen changes and what it does not, and tables that are
// opened without people.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_market_place.h"

namespace kuhhandel::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr auto kAllow = R"({"do":"big_screen","allowed":true})";
constexpr auto kForbid = R"({"do":"big_screen","allowed":false})";
constexpr auto kOnAScreen = R"({"name":"Sunday","edition":"second","seats":3,"big_screen":true})";

struct LivingRoom : AMarketPlace {
  /// Opens a table with Anna and returns the connection of its host.
  Guest& open(bool is_public = false) {
    auto const body = R"({"name":"Sunday","edition":"second","seats":3,"player":"Anna","public":)" +
                      std::string(is_public ? "true}" : "false}");
    id = come(key_of(json("POST", "/api/tables", body))).table;
    return *guests.back();
  }
  /// Returns the key with which the screen gives orders.
  std::string open_on_a_screen() {
    auto const opened = json("POST", "/api/tables", kOnAScreen);
    id = std::string(opened.at("table").as_string());
    return std::string(opened.at("screen_key").as_string());
  }
  /// Connects a spectator who says to be a screen.
  Guest& connect_screen(std::string const& key = {}) {
    guests.push_back(std::make_unique<Guest>(server, live::SeatKey{.table = id, .seat = {}, .token = {}}));
    auto const member = key.empty() ? "" : R"(,"screen_key":")" + key + "\"";
    guests.back()->say(R"({"type":"hello","version":1,"screen":true)" + member + "}");
    return *guests.back();
  }
  live::SeatKey sit(std::string const& player, std::string const& wanted = {}) {
    return come(key_of(
        json("POST", "/api/tables/" + id + "/seats", R"({"player":")" + player + "\"" + wanted + "}")));
  }
  boost::json::value info() { return json("GET", "/api/tables/" + id); }
  /// Returns "none", "absent" or "present".
  std::string screen() {
    auto const now = info();
    auto const* const screen = now.as_object().if_contains("big_screen");
    if (screen == nullptr) return "none";
    return screen->at("present").as_bool() ? "present" : "absent";
  }
  std::uint64_t version() { return server.directory().in_memory(id)->table().version(); }
  void pass(table::Duration time) {
    server.now += time;
    server.directory().pass_time(server.now);
  }

  std::string id;
};

TEST(BigScreen, IsShownToAllOnceTheHostAllowsIt) {
  LivingRoom room;
  auto& anna = room.open();
  EXPECT_EQ(room.screen(), "none");

  anna.order(kAllow);
  EXPECT_EQ(room.screen(), "absent");
  auto& screen = room.connect_screen();
  EXPECT_EQ(room.screen(), "present");
  EXPECT_TRUE(anna.connection.last().at("table").at("big_screen").at("present").as_bool());

  screen.leave();
  EXPECT_EQ(room.screen(), "absent");
}

TEST(BigScreen, ThatIsConnectedAlreadyCountsAtOnce) {
  LivingRoom room;
  auto& anna = room.open();
  room.connect_screen();

  anna.order(kAllow);
  EXPECT_EQ(room.screen(), "present");
  anna.order(kForbid);
  EXPECT_EQ(room.screen(), "none");
}

TEST(BigScreen, IsPresentWhileOneOfThemIs) {
  LivingRoom room;
  room.open().order(kAllow);
  auto& first = room.connect_screen();
  auto& second = room.connect_screen();

  first.leave();
  EXPECT_EQ(room.screen(), "present");
  second.session.tick(true, room.server.now);
  EXPECT_EQ(room.screen(), "absent") << "it is silent";
  second.session.on_activity(room.server.now);
  EXPECT_EQ(room.screen(), "present");
}

TEST(BigScreen, ByAStrangerChangesNothingAtATableWithoutOne) {
  LivingRoom room;
  room.open();
  auto const before = room.version();

  auto& stranger = room.connect_screen();
  EXPECT_EQ(stranger.order(kAllow), true);

  EXPECT_EQ(stranger.connection.last().at("error"), "spectator");
  stranger.leave();
  EXPECT_EQ(room.version(), before);
  EXPECT_EQ(room.screen(), "none");
}

TEST(BigScreen, IsForPrivateTablesOnly) {
  LivingRoom room;
  auto& anna = room.open(true);

  anna.order(kAllow);

  EXPECT_EQ(anna.connection.last().at("refusal"), "no_big_screen");
  room.connect_screen();
  EXPECT_EQ(room.screen(), "none");
}

TEST(BigScreen, AndOpenHandsExcludeEachOther) {
  LivingRoom room;
  auto& anna = room.open();
  anna.order(kAllow);
  anna.order(R"({"do":"open_hands","after":3})");
  EXPECT_EQ(anna.connection.last().at("refusal"), "has_big_screen");

  anna.order(kForbid);
  anna.order(R"({"do":"open_hands","after":3})");
  anna.order(kAllow);
  EXPECT_EQ(anna.connection.last().at("refusal"), "no_big_screen");
}

TEST(BigScreen, IsAllowedByTheHostOnly) {
  LivingRoom room;
  room.open();
  room.sit("Ben");

  room.guests.back()->order(kAllow);

  EXPECT_EQ(room.guests.back()->connection.last().at("refusal"), "not_host");
}

TEST(BigScreen, OfAPlayerIsNone) {
  LivingRoom room;
  room.open().order(kAllow);
  auto const ben = room.sit("Ben");

  room.guests.back()->say(R"({"type":"hello","version":1,"screen":true,"token":")" + ben.token + "\"}");

  EXPECT_EQ(room.screen(), "absent");
}

TEST(BigScreen, IsAllowedDuringAGameWithoutMovingItsClock) {
  LivingRoom room;
  auto& anna = room.open();
  room.sit("Ben");
  anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  anna.order(R"({"do":"start"})");
  auto const clock = [&] { return room.server.directory().in_memory(room.id)->table().schedule().since(); };
  auto const before = clock();

  room.server.now += milliseconds(500);
  anna.order(kAllow);
  room.connect_screen();

  EXPECT_EQ(clock(), before);
  EXPECT_EQ(room.screen(), "present");
}

TEST(BigScreen, SurvivesARestartButNotItsConnection) {
  LivingRoom room;
  room.open().order(kAllow);
  room.connect_screen();
  room.guests.clear();

  room.server.restart();
  EXPECT_EQ(room.screen(), "absent");
  room.connect_screen();

  EXPECT_EQ(room.screen(), "present");
}

TEST(BigScreen, SurvivesACompactedLog) {
  LivingRoom room;
  auto& anna = room.open();
  anna.order(kAllow);
  for (auto const* const seat : {"1", "2"})
    anna.order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
  anna.order(R"({"do":"start"})");
  while (room.info().at("state") == "running") room.server.wait();
  anna.order(R"({"do":"again"})");
  ASSERT_EQ(room.info().at("game"), 2) << "the log begins anew with a game";
  room.guests.clear();

  room.server.restart();

  EXPECT_EQ(room.screen(), "absent");
}

// A stranger who has the link and connects as a screen again and again.
TEST(BigScreen, ThatFlapsIsIgnoredForAWhile) {
  LivingRoom room;
  room.open().order(kAllow);
  auto const before = room.version();

  for (int i = 0; i < 200; ++i) {
    room.connect_screen().leave();
    room.server.now += milliseconds(20);
  }
  EXPECT_LE(room.version() - before, 50U) << "each of 20 arrivals is followed by a departure";

  auto& screen = room.connect_screen();
  EXPECT_EQ(room.screen(), "absent");
  room.server.now += seconds(10);
  screen.session.tick(false, room.server.now);
  EXPECT_EQ(room.screen(), "present") << "one that stays is seen with a heartbeat";
}

TEST(BigScreen, OpensAPrivateTableWithoutPeople) {
  LivingRoom room;
  room.open_on_a_screen();
  EXPECT_EQ(room.screen(), "absent");
  EXPECT_FALSE(room.info().at("public").as_bool());

  auto& screen = room.connect_screen();
  auto const code = room.json("GET", "/api/tables/" + room.id + "/code").at("code");
  EXPECT_EQ(room.json("GET", "/api/codes/" + std::string(code.as_string())).at("table").as_string(), room.id);
  auto const ben = room.sit("Ben", R"(,"seat":2)");

  EXPECT_EQ(index_of(ben.seat), 0) << "the host has the first seat";
  auto& host = *room.guests.back();
  room.sit("Cleo");
  host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  host.order(R"({"do":"start"})");
  EXPECT_EQ(room.info().at("state"), "running");
  EXPECT_EQ(screen.connection.last().at("type"), "step");
}

TEST(BigScreen, ThatOpenedTheTableStartsPausesAndSeatsBots) {
  LivingRoom room;
  auto& screen = room.connect_screen(room.open_on_a_screen());
  auto const last = [&](char const* member) { return screen.connection.last().at(member); };
  screen.order(R"({"do":"add_bot","seat":0,"bot":"random"})");
  EXPECT_EQ(last("refusal"), "seat_taken") << "the first person gets the host's seat";
  screen.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  EXPECT_EQ(room.info().at("seats").at(1).at("kind"), "bot");
  screen.order(R"({"do":"free_seat","seat":1})");
  EXPECT_EQ(room.info().at("seats").at(1).at("kind"), "empty");

  EXPECT_EQ(room.sit("Anna").seat, kAnna);
  room.sit("Ben");
  screen.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  screen.order(R"({"do":"start"})");
  EXPECT_EQ(room.info().at("state"), "running");
  screen.order(R"({"do":"pause"})");
  EXPECT_TRUE(room.info().at("paused").as_bool());
  screen.order(R"({"do":"resume"})");
  EXPECT_FALSE(room.info().at("paused").as_bool());
}

TEST(BigScreen, DecidesNothingAboutPeopleOrSettings) {
  LivingRoom room;
  auto& screen = room.connect_screen(room.open_on_a_screen());
  room.sit("Anna");
  room.sit("Ben");

  for (auto const* const order :
       {R"({"do":"free_seat","seat":1})", kForbid, R"({"do":"fairness","fairness":"strict"})",
        R"({"do":"ready","ready":true})"}) {
    screen.order(order);
    EXPECT_EQ(screen.connection.last().at("error"), "spectator") << order;
  }
  screen.say(R"({"type":"say","id":"1","phrase":"hello"})");
  EXPECT_EQ(screen.connection.last().at("error"), "spectator");
}

TEST(BigScreen, GivesOrdersOnlyWithItsKeyAndWhileTheHostAllowsIt) {
  LivingRoom room;
  auto const key = room.open_on_a_screen();
  auto& screen = room.connect_screen(key);
  room.sit("Anna");
  auto& anna = *room.guests.back();
  constexpr auto kBot = R"({"do":"add_bot","seat":1,"bot":"random"})";
  for (auto const& wrong : {std::string(), std::string("0123456789abcdef"), key + "0"}) {
    auto& other = room.connect_screen(wrong);
    other.order(kBot);
    EXPECT_EQ(other.connection.last().at("error"), "spectator");
  }

  anna.order(kForbid);
  anna.order(kAllow);
  screen.order(kBot);

  EXPECT_EQ(screen.connection.last().at("error"), "spectator");
}

TEST(BigScreen, KeepsItsKeyOverARestart) {
  LivingRoom room;
  auto const key = room.open_on_a_screen();
  room.connect_screen(key);
  room.sit("Anna");
  room.guests.clear();

  room.server.restart();
  room.connect_screen(key).order(R"({"do":"add_bot","seat":1,"bot":"random"})");

  EXPECT_EQ(room.info().at("seats").at(1).at("kind"), "bot");
}

TEST(BigScreen, KeepsTheCodeOfARunningTable) {
  LivingRoom room;
  auto& anna = room.open();
  auto const code = std::string(room.json("GET", "/api/tables/" + room.id + "/code").at("code").as_string());
  anna.order(kAllow);
  for (auto const* const seat : {"1", "2"})
    anna.order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
  anna.order(R"({"do":"start"})");

  EXPECT_EQ(room.json("GET", "/api/codes/" + code).at("table").as_string(), room.id);
  EXPECT_EQ(room.json("GET", "/api/tables/" + room.id + "/code").at("code").as_string(), code);
  anna.order(kForbid);
  EXPECT_EQ(room.error("GET", "/api/codes/" + code), "no_such_table");
}

TEST(BigScreen, OpensNoTableForAPlayerOrForThePublic) {
  LivingRoom room;
  auto const refused = [&](std::string const& member) {
    auto body = std::string(kOnAScreen);
    body.back() = ',';
    return std::string(room.json("POST", "/api/tables", body + member + "}").at("field").as_string());
  };

  EXPECT_EQ(refused(R"("public":true)"), "public");
  EXPECT_EQ(refused(R"("player":"Anna")"), "player");
  EXPECT_EQ(room.json("POST", "/api/tables", R"({"name":"Sunday","edition":"second","seats":3})").at("field"),
            "player");
}

TEST(BigScreen, ThatNeverConnectsLeavesNoTable) {
  LivingRoom room;
  room.open_on_a_screen();

  room.pass(minutes(1));

  EXPECT_EQ(room.error("GET", "/api/tables/" + room.id), "no_such_table");
}

TEST(BigScreen, KeepsItsTableAliveUntilPeopleCome) {
  LivingRoom room;
  room.open_on_a_screen();
  room.connect_screen();

  room.pass(minutes(90));

  EXPECT_TRUE(room.server.directory().in_memory(room.id)->live().has_connections());
  EXPECT_EQ(room.sit("Anna").seat, kAnna);
}

TEST(BigScreen, ReceivesWhatEverySpectatorReceives) {
  LivingRoom room;
  auto& anna = room.open();
  anna.order(kAllow);
  auto& screen = room.connect_screen();
  auto spectator = Guest(room.server, {.table = room.id, .seat = {}, .token = {}});
  spectator.say(R"({"type":"hello","version":1})");
  screen.connection.messages.clear();
  spectator.connection.messages.clear();
  for (auto const* const seat : {"1", "2"})
    anna.order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
  anna.order(R"({"do":"start"})");

  while (room.info().at("state") == "running") room.server.wait();

  EXPECT_FALSE(screen.connection.messages.empty());
  EXPECT_EQ(screen.connection.messages, spectator.connection.messages);
}

}  // namespace
}  // namespace kuhhandel::server
