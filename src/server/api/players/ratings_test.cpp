// Games among strangers count for the registered names of their players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "ratings/rated_games.h"
#include "server/background/maintenance.h"
#include "table/modes/pregame.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

/// A server where strangers play, some with registered names.
struct ARatedEvening : ASite {
  std::map<std::string, std::string> keys;
  std::map<std::string, std::unique_ptr<Guest>> guests;
  std::map<std::string, std::string> tokens;
  std::string table;

  void claim(std::string const& player) {
    keys[player] = std::string(json("POST", "/api/names", body_of(player)).at("key").as_string());
  }
  static std::string body_of(std::string const& player, std::string const& more = {}) {
    return R"({"player":")" + player + '"' + more + '}';
  }
  void play(std::string const& player) {
    auto const key = json("POST", "/api/play", body_of(player, R"(,"seats":3,"speed":0)"), keys[player]);
    table = std::string(key.at("table").as_string());
    live::SeatKey const seat{.table = table, .seat = {}, .token = {}};
    guests[player] = std::make_unique<Guest>(server, seat);
    tokens[player] = std::string(key.at("token").as_string());
    guests[player]->hello(tokens[player]);
    server.directory().after_change(*server.directory().find(table));
  }
  ServerTable& live() { return *server.directory().find(table); }
  table::TableState state() { return live().table().state(); }
  void begin() {
    while (state() == table::TableState::waiting) server.wait();
  }
  void play_on() {
    while (state() != table::TableState::finished) server.wait();
  }
  /// All players want another game and play it.
  void play_again() {
    for (auto const& [player, guest] : guests) guest->order(R"({"do":"ready","ready":true})");
    server.directory().after_change(live());
    while (state() != table::TableState::running) server.wait();
    play_on();
  }
  boost::json::array changes(int game = 1) {
    auto const path = "/api/tables/" + table + "/games/" + std::to_string(game) + "/ratings";
    return json("GET", path).at("changes").as_array();
  }
  boost::json::value ratings_of(std::string const& player) {
    return json("POST", "/api/ratings", body_of(player));
  }
  std::string lines() {
    SQLite::Statement query(server.store().database(),
                            "SELECT group_concat(player || ':' || number || ':' || mean || ':' || deviation)"
                            " FROM (SELECT * FROM rated_seats ORDER BY number, seat)");
    query.executeStep();
    return query.getColumn(0).getString();
  }
};

/// Anna and Ben have finished a rated game with Cleo, who has no registered name.
struct OnceItIsOver : ARatedEvening {
  OnceItIsOver() {
    claim("Anna");
    claim("Ben");
    for (auto const* const player : {"Anna", "Ben", "Cleo"}) play(player);
    begin();
    play_on();
  }
};

TEST(RatedGames, CountForRegisteredNames_C9_6) {
  OnceItIsOver evening;
  auto const changes = evening.changes();
  auto const& game = evening.live().table();
  auto const scored = scores(game.setup().edition, game.game()->state);

  ASSERT_EQ(changes.size(), 2U) << "Cleo keeps no name";
  for (auto const& change : changes) {
    auto const seat = seat_at(static_cast<int>(change.at("seat").as_int64()));
    auto const other = seat == kAnna ? kBen : kAnna;
    EXPECT_EQ(change.at("before"), 1000);
    EXPECT_EQ(change.at("provisional"), true);
    bool const won = rank_of(scored, seat) < rank_of(scored, other);
    bool const lost = rank_of(scored, seat) > rank_of(scored, other);
    EXPECT_EQ(change.at("after").as_int64() > 1000, won);
    EXPECT_EQ(change.at("after").as_int64() < 1000, lost);
  }
}

TEST(RatedGames, ArePublicForEachName) {
  OnceItIsOver evening;

  auto const info = evening.ratings_of(" ANNA");

  EXPECT_EQ(info.at("name"), "Anna");
  EXPECT_EQ(info.at("games"), 1);
  auto const& rating = info.at("ratings").at(0);
  EXPECT_EQ(rating.at("seats"), 3);
  EXPECT_EQ(rating.at("edition"), "second");
  EXPECT_EQ(rating.at("course").at(0).at("points"), evening.changes()[0].at("after"));
  EXPECT_EQ(evening.error("POST", "/api/ratings", R"({"player":"Cleo"})"), "no_such_name");
}

TEST(RatedGames, CountOnceDespiteServerRestarts) {
  OnceItIsOver evening;
  auto const before = evening.lines();
  evening.guests.clear();
  evening.server.restart();
  auto& live = evening.live();
  live.wake(evening.server.now);
  evening.server.directory().after_change(live);

  EXPECT_EQ(evening.lines(), before);
}

TEST(RatedGames, GiveTheSameRatingsWhenTheyAreRecomputed) {
  OnceItIsOver evening;
  evening.guests.clear();
  for (auto const* const player : {"Ben", "Anna", "Dora"}) evening.play(player);
  evening.begin();
  evening.play_on();
  auto const before = evening.lines();
  auto& database = evening.server.store().database();

  auto const untouched = ratings::recompute(database);
  EXPECT_EQ(untouched.games, 2);
  EXPECT_EQ(untouched.changed, 0);
  database.exec("UPDATE rated_seats SET mean = 1, deviation = 1");
  EXPECT_EQ(ratings::recompute(database).changed, 4);
  EXPECT_EQ(evening.lines(), before);
}

TEST(RatedGames, ContinueFromThePreviousRatingAtTheSameTable) {
  OnceItIsOver evening;
  auto const first = evening.changes(1);

  evening.play_again();

  auto const second = evening.changes(2);
  ASSERT_EQ(second.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(second[i].at("name"), first[i].at("name"));
    EXPECT_EQ(second[i].at("before"), first[i].at("after"));
    EXPECT_EQ(second[i].at("has_left"), false);
  }
  EXPECT_EQ(evening.changes(1), first) << "what was told stays true";
  EXPECT_EQ(evening.ratings_of("Anna").at("ratings").at(0).at("games"), 2);
  EXPECT_EQ(evening.ratings_of("Anna").at("ratings").at(0).at("course").as_array().size(), 2U);
}

TEST(RatedGames, DoNotCountForAFormerName) {
  OnceItIsOver evening;
  auto const path = "/api/tables/" + evening.table + "/name";
  auto const zoe = R"({"token":")" + evening.tokens["Anna"] + R"(","player":"Zoe"})";
  ASSERT_EQ(evening.ask("PUT", path, zoe, evening.keys["Anna"]).status, 200);

  evening.play_again();

  EXPECT_TRUE(evening.changes(2).empty()) << "Ben alone plays for a name";
  EXPECT_EQ(evening.ratings_of("Anna").at("games"), 1);
}

TEST(RatedGames, CountFromTheSecondGameForALateJoiner) {
  ARatedEvening evening;
  for (auto const* const player : {"Anna", "Ben", "Dora"}) evening.claim(player);
  for (auto const* const player : {"Anna", "Ben"}) evening.play(player);
  evening.begin();
  evening.play("Dora");
  evening.play_on();
  ASSERT_EQ(evening.changes(1).size(), 2U) << "who is in it is settled when it begins";
  evening.guests["Dora"]->hello(evening.tokens["Dora"]);

  evening.play_again();

  EXPECT_EQ(evening.changes(2).size(), 3U);
  EXPECT_EQ(evening.ratings_of("Dora").at("games"), 1);
}

TEST(RatedGames, AreLostByAPlayerWhoLeaves) {
  ARatedEvening evening;
  evening.claim("Anna");
  evening.claim("Ben");
  for (auto const* const player : {"Anna", "Ben", "Cleo"}) evening.play(player);
  evening.begin();
  evening.guests["Anna"]->leave();
  evening.server.directory().after_change(evening.live());
  evening.play_on();

  auto const changes = evening.changes();

  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].at("has_left"), true);
  EXPECT_LT(changes[0].at("after").as_int64(), 1000);
  EXPECT_GT(changes[1].at("after").as_int64(), 1000);
}

/// Anna and Ben started a rated game and left it in that order, at the given interval.
struct OnceAllHaveLeft : ARatedEvening {
  explicit OnceAllHaveLeft(table::Duration between) {
    claim("Anna");
    claim("Ben");
    for (auto const* const player : {"Anna", "Ben", "Cleo"}) play(player);
    begin();
    for (auto const* const player : {"Cleo", "Anna"}) leave(player);
    pass(between);
    leave("Ben");
  }
  void leave(std::string const& player) {
    guests[player]->leave();
    server.directory().after_change(live());
  }
  void pass(table::Duration time) {
    auto const until = server.now + time;
    while (server.directory().next_due() && *server.directory().next_due() <= until) server.wait();
    server.now = until;
  }
};

TEST(RatedGames, AreWonByTheLastPlayerToStay) {
  OnceAllHaveLeft evening(table::kGrace + std::chrono::seconds(5));
  ASSERT_EQ(evening.state(), table::TableState::running);

  evening.play_on();

  auto const changes = evening.changes();
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].at("has_left"), true);
  EXPECT_LT(changes[0].at("after").as_int64(), 1000);
  EXPECT_EQ(changes[1].at("has_left"), false);
  EXPECT_GT(changes[1].at("after").as_int64(), 1000);
  EXPECT_EQ(ratings::recompute(evening.server.store().database()).changed, 0);
}

TEST(RatedGames, HaveNoWinnerIfAllLeaveTogether) {
  OnceAllHaveLeft evening(std::chrono::seconds(1));

  evening.play_on();

  auto const changes = evening.changes();
  ASSERT_EQ(changes.size(), 2U);
  for (auto const& change : changes) {
    EXPECT_EQ(change.at("has_left"), true);
    EXPECT_EQ(change.at("after"), 1000) << "equal places among equals";
  }
}

TEST(RatedGames, EndEvenIfTheServerRestartsMeanwhile) {
  OnceAllHaveLeft evening(table::kGrace + std::chrono::seconds(5));
  evening.guests.clear();
  evening.server.restart();
  auto& server = evening.server;
  ASSERT_EQ(server.directory().in_memory(evening.table), nullptr);
  Maintenance house(server.store(), server.directory(), server.groups(), {});

  while (house.run_steps(server.now)) continue;
  ASSERT_NE(server.directory().in_memory(evening.table), nullptr);
  evening.play_on();

  ASSERT_EQ(evening.changes().size(), 2U);
  EXPECT_EQ(evening.changes()[1].at("has_left"), false) << "Ben had stayed";
  EXPECT_TRUE(ratings::tables_that_play_for_names(server.store().database()).empty());
}

TEST(RatedGames, NeedTwoNames) {
  ARatedEvening evening;
  evening.claim("Anna");
  for (auto const* const player : {"Anna", "Ben", "Cleo"}) evening.play(player);
  evening.begin();
  evening.play_on();

  EXPECT_TRUE(evening.changes().empty());
}

TEST(RatedGames, HideAReleasedName) {
  OnceItIsOver evening;
  auto const before = evening.lines();
  evening.ask("DELETE", "/api/name", {}, evening.keys["Anna"]);

  EXPECT_EQ(evening.error("POST", "/api/ratings", R"({"player":"Anna"})"), "no_such_name");
  ASSERT_EQ(evening.changes().size(), 1U);
  EXPECT_EQ(evening.changes()[0].at("name"), "Ben");
  EXPECT_EQ(evening.lines(), before) << "what Ben has won stays";
  evening.claim("Anna");
  EXPECT_EQ(evening.error("POST", "/api/ratings", R"({"player":"Anna"})"), "no_such_name") << "another Anna";
}

}  // namespace
}  // namespace kuhhandel::server
