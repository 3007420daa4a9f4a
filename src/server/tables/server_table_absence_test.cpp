// Tests bots in the place of absent players, and the messages when a seat changes hands in a running game.
#include <gtest/gtest.h>

#include "server/tables/server_table.h"
#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Anna and Ben at a table with a bot in a running game.
struct AGameOfThree {
  AServer server;
  live::SeatKey anna = server.open();
  live::SeatKey ben = *server.live(anna).seat({"Ben"}, server.now);
  Guest host{server, anna};
  Guest guest{server, ben};

  AGameOfThree() {
    host.hello(anna.token);
    guest.hello(ben.token);
    host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    host.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna).table(); }
  boost::json::object seat_of_ben() {
    boost::json::object found;
    for (auto const& message : host.connection.messages)
      if (auto const* const table = message.as_object().if_contains("table"))
        found = table->at("seats").at(1).as_object();
    return found;
  }
  void lose_ben() {
    guest.leave();
    auto const over = server.now + table::kGrace;
    while (server.now < over) server.wait();
  }
};

TEST(ServerTableAbsence, LetsABotStandInAndHandBackAtOnce) {
  AGameOfThree game;
  game.lose_ben();
  ASSERT_EQ(game.seat_of_ben().at("stand_in").as_string(), "farmer");
  auto const played = [&] { return game.table().game()->commands.size(); };
  auto const before = played();
  for (int i = 0; i < 100; ++i) game.server.wait();
  EXPECT_GT(played(), before);

  Guest again(game.server, game.ben);
  again.hello(game.ben.token);

  EXPECT_FALSE(game.seat_of_ben().contains("stand_in"));
  EXPECT_EQ(again.connection.last().at("you").at("seat").as_int64(), 1);
}

TEST(ServerTableAbsence, IncludesAPlayerWhoNeverConnects) {
  AServer server;
  auto const anna = server.open();
  auto const ben = *server.live(anna).seat({"Ben"}, server.now);
  Guest host(server, anna);
  host.hello(anna.token);
  host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  host.order(R"({"do":"start"})");
  auto const& seated = [&]() -> table::Person const& {
    return *server.live(anna).table().presence().person(ben.seat);
  };
  auto const wait_until = [&](table::Instant then) {
    while (server.now < then) server.wait();
  };
  auto const sat_down = server.now;

  EXPECT_FALSE(seated().away) << "they have a moment to come";
  wait_until(sat_down + std::chrono::seconds(20));
  EXPECT_TRUE(seated().away);
  wait_until(sat_down + std::chrono::seconds(20) + table::kGrace);
  EXPECT_EQ(seated().stand_in, "farmer");

  server.restart();
  EXPECT_TRUE(seated().away) << "which its log remembers";
}

TEST(ServerTableAbsence, ExcludesAPlayerWhoConnectsInTime) {
  AServer server;
  auto const anna = server.open();
  Guest host(server, anna);
  host.hello(anna.token);

  for (int i = 0; i < 3 && server.directory().next_due(); ++i) server.wait();

  EXPECT_FALSE(server.live(anna).table().presence().person(anna.seat)->away);
}

TEST(ServerTableAbsence, RevokesTheSeatOfAPlayerReplacedPermanently) {
  AGameOfThree game;
  game.lose_ben();

  game.host.order(R"({"do":"add_bot","seat":1,"bot":"farmer"})");
  EXPECT_EQ(game.host.connection.last_type(), "ack");
  Guest again(game.server, game.ben);
  again.hello(game.ben.token);

  auto const& snapshot = again.connection.last();
  EXPECT_TRUE(snapshot.at("you").at("seat").is_null()) << "they watch";
  EXPECT_EQ(snapshot.at("table").at("freed").at(0).at("player"), "Ben");
  EXPECT_EQ(snapshot.at("table").at("freed").at(0).at("reason"), "was_away");
}

TEST(ServerTableAbsence, SendsTheReasonToARemovedPlayerWhoReturns) {
  AGameOfThree game;
  game.host.order(R"({"do":"free_seat","seat":1,"reason":"for_another"})");
  game.server.restart();

  Guest again(game.server, game.ben);
  ASSERT_TRUE(again.hello(game.ben.token));

  auto const& snapshot = again.connection.last();
  EXPECT_TRUE(snapshot.at("you").at("seat").is_null());
  EXPECT_TRUE(snapshot.at("view").at("hand").as_object().empty()) << "they are shown what anybody is";
  EXPECT_EQ(snapshot.at("table").at("freed"),
            boost::json::parse(R"([{"seat":1,"player":"Ben","by":"Anna","reason":"for_another"}])"));
}

TEST(ServerTableAbsence, KeepsJoinRequestsAcrossARestart) {
  AGameOfThree game;
  auto const dora = *game.server.live(game.anna).seat({"Dora", kCleo}, game.server.now);
  game.server.restart();
  Guest host(game.server, game.anna);
  host.hello(game.anna.token);
  EXPECT_EQ(host.connection.last().at("table").at("newcomers").at(0).at("player"), "Dora");
  Guest guest(game.server, dora);
  ASSERT_TRUE(guest.hello(dora.token));

  host.order(R"({"do":"free_seat","seat":2})");
  host.order(R"({"do":"let_in","player":"Dora"})");
  game.server.wait();

  EXPECT_EQ(game.server.live(game.anna).seat_of(dora.token), kCleo);
  game.server.restart();
  EXPECT_EQ(game.server.live(game.anna).seat_of(dora.token), kCleo) << "for good";
}

TEST(ServerTableAbsence, DropsJoinRequestsWithoutAStoredKey) {
  AGameOfThree game;
  game.server.live(game.anna).seat({"Dora", kCleo}, game.server.now);
  game.server.store().database().exec("DELETE FROM guest_keys");
  game.server.restart();

  Guest host(game.server, game.anna);
  host.hello(game.anna.token);

  EXPECT_TRUE(host.connection.last().at("table").at("newcomers").as_array().empty());
}

TEST(ServerTableAbsence, ReservesTheNameWhileASeatCanBeRestored) {
  AGameOfThree game;
  game.host.order(R"({"do":"free_seat","seat":1})");
  auto const asks_as_ben = [&] { return game.server.live(game.anna).seat({"ben", kCleo}, game.server.now); };

  EXPECT_EQ(asks_as_ben().error(), table::OrderRefusal::name_taken);
  game.server.now += table::kUndo + table::Duration{1};
  EXPECT_TRUE(asks_as_ben());
}

TEST(ServerTableAbsence, GivesAFreedSeatOfARunningGameToAnAdmittedPlayer) {
  AGameOfThree game;
  game.host.order(R"({"do":"free_seat","seat":1})");
  auto const dora = *game.server.live(game.anna).seat({"Dora"}, game.server.now);
  Guest guest(game.server, dora);
  guest.hello(dora.token);
  EXPECT_TRUE(guest.connection.last().at("view").at("seat").is_null()) << "until then they watch";
  EXPECT_TRUE(guest.connection.last().at("view").at("hand").as_object().empty());

  game.host.order(R"({"do":"let_in","player":"Dora"})");
  game.server.wait();
  guest.hello(dora.token);

  EXPECT_EQ(guest.connection.last().at("view").at("seat").as_int64(), 1);
  EXPECT_FALSE(guest.connection.last().at("view").at("hand").as_object().empty());
}

TEST(ServerTableAbsence, GivesNoSeatToARejectedPlayer) {
  AGameOfThree game;
  auto const dora = *game.server.live(game.anna).seat({"Dora", kCleo}, game.server.now);
  EXPECT_EQ(game.server.live(game.anna).seat({"Dora"}, game.server.now).error(),
            table::OrderRefusal::game_running);

  game.host.order(R"({"do":"turn_away","player":"Dora"})");
  Guest guest(game.server, dora);
  guest.hello(dora.token);

  EXPECT_EQ(guest.connection.last().at("error").as_string(), "bad_token");
}

TEST(ServerTableAbsence, RestoresAFreedSeatWithItsKey) {
  AGameOfThree game;
  game.host.order(R"({"do":"free_seat","seat":1,"reason":"was_away"})");
  EXPECT_EQ(game.server.live(game.anna).seat_of(game.ben.token), std::nullopt);

  game.host.order(R"({"do":"give_back","seat":1})");

  EXPECT_EQ(game.server.live(game.anna).seat_of(game.ben.token), kBen);
  game.server.restart();
  EXPECT_EQ(game.server.live(game.anna).seat_of(game.ben.token), kBen) << "for good";
}

TEST(ServerTableAbsence, RefusesAnUnknownStandIn) {
  AGameOfThree game;

  game.host.order(R"({"do":"absence","then":"stand_in","bot":"genius"})");

  EXPECT_EQ(game.host.connection.last().at("refusal").as_string(), "no_such_bot");
}

TEST(ServerTableAbsence, ContinuesAfterARestartDuringAPause) {
  AGameOfThree game;
  game.host.order(R"({"do":"pause"})");
  game.server.restart();
  Guest again(game.server, game.anna);
  again.hello(game.anna.token);
  EXPECT_TRUE(again.connection.last().at("table").at("paused").as_bool());

  again.order(R"({"do":"resume"})");

  EXPECT_TRUE(game.server.directory().next_due());
}

}  // namespace
}  // namespace kuhhandel::server
