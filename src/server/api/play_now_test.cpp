// Play now: one request gives a seat among strangers, and a game starts within seconds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/modes/pregame.h"
#include "tests/support/a_market_place.h"

namespace kuhhandel::server {
namespace {

using std::chrono::seconds;

TEST(PlayNow, MatchesThreePlayersAndStarts) {
  AMarketPlace market;
  auto const anna = market.play("Anna", R"(,"seats":3)");
  auto const ben = market.play("Ben");
  EXPECT_EQ(ben.table, anna.table);
  EXPECT_EQ(market.table(anna).at("state"), "waiting");
  EXPECT_EQ(market.play("Cleo", R"(,"edition":"second","speed":1,"language":"fr")").table, anna.table);

  market.pass(seconds(2));

  EXPECT_EQ(market.table(anna).at("state"), "running");
  EXPECT_EQ(market.table(anna).at("fairness"), "strict");
}

TEST(PlayNow, AddsBotsAfterHalfAMinuteAndAnnouncesIt) {
  AMarketPlace market;
  auto const anna = market.play("Anna", R"(,"language":"de")");
  auto const strangers = market.table(anna).at("strangers");
  EXPECT_EQ(strangers.at("bots"), true);
  EXPECT_EQ(strangers.at("language"), "de");
  EXPECT_EQ(strangers.at("bots_at").as_int64(), (market.server.now + table::kBotsAfter).count());

  market.pass(table::kBotsAfter);

  EXPECT_EQ(market.table(anna).at("state"), "running");
  EXPECT_EQ(market.table(anna).at("seats").at(3).at("kind"), "bot");
}

TEST(PlayNow, IsShownInTheLobby) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  market.play("Ben");
  market.play("Cleo", R"(,"bots":false,"speed":3)");

  auto const directory = market.json("GET", "/api/lobby");

  EXPECT_EQ(directory.at("people"), 3);
  ASSERT_EQ(directory.at("tables").as_array().size(), 2U);
  EXPECT_EQ(directory.at("tables").at(0).at("id").as_string(), anna.table) << "where more people are";
  EXPECT_EQ(directory.at("tables").at(1).at("speed"), 3);
}

TEST(PlayNow, ReleasesTheSeatOfAPlayerWhoDoesNotConnect) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  EXPECT_EQ(AMarketPlace::key_of(market.request_play("Nobody")).table, anna.table);

  market.pass(table::kSeatKept);

  EXPECT_EQ(market.table(anna).at("seats").at(1).at("kind"), "empty");
  EXPECT_EQ(market.play("Ben").seat, kBen);
}

TEST(PlayNow, RemovesAnAbandonedTable) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  market.guests.back()->leave();
  auto const nobodys = AMarketPlace::key_of(market.request_play("Nobody", R"(,"speed":3)"));

  market.pass(table::kSeatKept + UnclaimedTables::kTimeToLive);

  for (auto const& left : {anna, nobodys})
    EXPECT_EQ(market.error("GET", "/api/tables/" + left.table), "no_such_table");
  EXPECT_EQ(market.server.directory().in_memory().entries().size(), 0U);
}

TEST(PlayNow, OffersTheSeatOfABotInARunningGame) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  market.pass(table::kBotsAfter);
  auto const body = R"({"player":"Ben"})";

  auto const answer = market.ask("POST", "/api/play", body);

  EXPECT_EQ(answer.status, 202) << "at the next turn";
  EXPECT_EQ(boost::json::parse(answer.body).at("table").as_string(), anna.table);
  EXPECT_EQ(market.table(anna).at("newcomers").at(0).at("admitted"), true);
}

TEST(PlayNow, SurvivesAServerRestart) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  market.guests.clear();
  market.server.restart();
  Guest back(market.server, anna);

  back.hello(anna.token);
  market.pass(table::kBotsAfter);

  EXPECT_EQ(market.table(anna).at("state"), "running");
  EXPECT_EQ(market.table(anna).at("fairness"), "strict");
}

TEST(PlayNow, RefusesImpossibleRequests) {
  AMarketPlace market;
  auto const refused = [&](std::string const& wanted) {
    auto const answer = market.ask("POST", "/api/play", R"({"player":"Anna")" + wanted + '}');
    EXPECT_EQ(answer.status, 400) << wanted;
    return std::string(boost::json::parse(answer.body).at("field").as_string());
  };

  EXPECT_EQ(refused(R"(,"edition":"none")"), "edition");
  EXPECT_EQ(refused(R"(,"seats":9)"), "seats");
  EXPECT_EQ(refused(R"(,"speed":9)"), "speed");
  EXPECT_EQ(refused(R"(,"language":"klingonisch")"), "language");
  EXPECT_EQ(refused(R"(,"table":"t")"), "table");
  EXPECT_EQ(market.ask("POST", "/api/play", "{}").status, 400);
}

TEST(PlayNow, MovesAFlexiblePlayerToALaterPlayerWithRequirements) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  auto const ben = market.play("Ben", R"(,"edition":"russian")");
  ASSERT_NE(anna.table, ben.table) << "Anna's table plays something else";

  auto const moved = AMarketPlace::key_of(market.request_play_at("Anna", anna));

  EXPECT_EQ(moved.table, ben.table);
  EXPECT_NE(market.play("Cleo").table, anna.table) << "nobody is put where they had been";
}

TEST(PlayNow, MovesAPlayerOnlyIfItHelps) {
  AMarketPlace market;
  auto const anna = market.play("Anna");
  EXPECT_TRUE(market.stays(market.request_play_at("Anna", anna))) << "nobody is elsewhere";

  market.play("Ben", R"(,"bots":false)");
  EXPECT_TRUE(market.stays(market.request_play_at("Anna", anna))) << "they do not agree";

  market.play("Dora", R"(,"seats":5)");
  market.play("Cleo", R"(,"seats":4)");
  EXPECT_TRUE(market.stays(market.request_play_at("Anna", anna))) << "Anna is not alone";
  EXPECT_TRUE(
      market.stays(market.request_play_at("Zoe", {.table = anna.table, .seat = kAnna, .token = "guessed"})))
      << "that is not who waits there";
}

TEST(PlayNow, OpensATableForTwoCompatibleWaitingPlayers) {
  AMarketPlace market;
  auto const anna = market.play("Anna", R"(,"edition":"russian")");
  auto const ben = market.play("Ben", R"(,"speed":3)");
  ASSERT_NE(anna.table, ben.table);

  auto const moved = AMarketPlace::key_of(market.request_play_at("Anna", anna, R"(,"edition":"russian")"));

  EXPECT_EQ(moved.table, ben.table) << "which was opened so that they could come";
  EXPECT_EQ(market.table(moved).at("edition"), "russian");
  EXPECT_EQ(market.table(moved).at("speed"), 3);
}

TEST(PlayNow, MovesThePlayerWhoHasWaitedLess) {
  AMarketPlace market;
  std::vector<live::SeatKey> full;
  for (auto const* const player : {"Anna", "Ben", "Cleo"})
    full.push_back(market.play(player, R"(,"seats":3)"));
  market.pass(table::Duration{500});
  auto const dora = market.play("Dora", R"(,"seats":3)");
  ASSERT_NE(dora.table, full[0].table);
  for (int i = 0; i < 2; ++i) market.guests[static_cast<std::size_t>(i)]->leave();
  market.pass(table::kSeatKept);

  EXPECT_TRUE(market.stays(market.request_play_at("Cleo", full[2], R"(,"seats":3)")))
      << "Cleo has waited longer";
  EXPECT_EQ(AMarketPlace::key_of(market.request_play_at("Dora", dora, R"(,"seats":3)")).table, full[0].table);
}

TEST(PlayNow, DoesNotMatchBlockedPlayers) {
  AMarketPlace market;
  auto const key =
      std::string(market.json("POST", "/api/names", R"({"player":"Ben"})").at("key").as_string());
  auto const anna = market.play("Anna", R"(,"blocked":["Ben"])");
  market.json("POST", "/api/play", R"({"player":"Ben","edition":"russian"})", key);

  EXPECT_TRUE(market.stays(market.request_play_at("Anna", anna, R"(,"blocked":["Ben"])")));
}

TEST(PlayNow, RefusesARegisteredNameOfAnotherPlayer) {
  AMarketPlace market;
  market.json("POST", "/api/names", R"({"player":"Zoe"})");

  EXPECT_EQ(market.error("POST", "/api/play", R"({"player":"Zoe"})"), "name_kept");
}

TEST(PlayNow, NeverSeatsAPlayerTwiceAtATable) {
  AMarketPlace market;
  auto const first = market.play("Anna");

  EXPECT_NE(market.play("Anna").table, first.table);
}

}  // namespace
}  // namespace kuhhandel::server
