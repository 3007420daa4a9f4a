// Faces of players over HTTP: chosen with a seat, changed, unique at a table, and kept wherever the player
// goes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/a_market_place.h"

namespace kuhhandel::server {
namespace {

/// A table with Anna, a cat, on the first seat.
struct Faces : AMarketPlace {
  live::SeatKey anna = come(key_of(
      json("POST", "/api/tables",
           R"({"name":"Sunday","edition":"second","seats":3,"player":"Anna","face":"cat","public":false})")));
  std::string path = "/api/tables/" + anna.table;

  live::SeatKey sit(std::string const& player, std::string const& face) {
    auto const body = R"({"player":")" + player + R"(","face":")" + face + "\"}";
    return come(key_of(json("POST", path + "/seats", body)));
  }
  static std::string change(live::SeatKey const& key, std::string const& face) {
    return R"({"face":)" + face + R"(,"token":")" + key.token + "\"}";
  }
  /// Returns the face on a seat; empty if it has none.
  static std::string face_on(boost::json::value const& table, std::size_t seat) {
    auto const* const face = table.at("seats").at(seat).as_object().if_contains("face");
    return face == nullptr ? std::string{} : std::string(face->as_string());
  }
  std::string face_on(std::size_t seat) { return face_on(table(anna), seat); }
  Guest& host() { return *guests.front(); }
};

TEST(Faces, AreChosenWithTheSeatAndShownToAll) {
  Faces table;

  table.sit("Ben", "dog");

  EXPECT_EQ(table.face_on(0), "cat");
  EXPECT_EQ(table.face_on(1), "dog");
  EXPECT_EQ(Faces::face_on(table.host().connection.last().at("table"), 1), "dog");
}

TEST(Faces, AreOptional) {
  Faces table;

  table.come(Faces::key_of(table.json("POST", table.path + "/seats", R"({"player":"Ben"})")));

  EXPECT_EQ(table.face_on(1), "");
}

TEST(Faces, ThatAnotherPlayerHasAreDroppedSilently) {
  Faces table;

  table.sit("Ben", "cat");

  EXPECT_EQ(table.face_on(0), "cat");
  EXPECT_EQ(table.face_on(1), "");
}

TEST(Faces, MustBeKnown) {
  Faces table;
  for (auto const* const body : {R"({"player":"Ben","face":"wolf"})", R"({"player":"Ben","face":7})"}) {
    auto const refused = table.json("POST", table.path + "/seats", body);
    EXPECT_EQ(refused.at("error"), "bad_field");
    EXPECT_EQ(refused.at("field"), "face");
  }
}

TEST(Faces, CanBeChangedAndTakenOff) {
  Faces table;

  auto const changed = table.json("PUT", table.path + "/face", Faces::change(table.anna, R"("goat")"));
  EXPECT_EQ(Faces::face_on(changed, 0), "goat");
  EXPECT_EQ(Faces::face_on(table.host().connection.last().at("table"), 0), "goat");

  table.ask("PUT", table.path + "/face", Faces::change(table.anna, "null"));
  EXPECT_EQ(table.face_on(0), "");
}

TEST(Faces, ChangeOnlyToAFreeOneOfTheOwnSeat) {
  Faces table;
  auto const ben = table.sit("Ben", "dog");

  auto const refused = table.json("PUT", table.path + "/face", Faces::change(ben, R"("cat")"));
  EXPECT_EQ(refused.at("error"), "face_taken");
  EXPECT_EQ(refused.at("field"), "face");
  auto const stranger = live::SeatKey{.table = ben.table, .seat = kBen, .token = "0123456789abcdef"};
  EXPECT_EQ(table.ask("PUT", table.path + "/face", Faces::change(stranger, R"("pig")")).status, 403);
  EXPECT_EQ(table.face_on(1), "dog");
}

TEST(Faces, ThatFlapAreRefused) {
  Faces table;
  auto const before = table.server.live(table.anna).table().version();
  table.ask("PUT", table.path + "/face", Faces::change(table.anna, R"("cat")"));
  EXPECT_EQ(table.server.live(table.anna).table().version(), before) << "the same face is no change";

  std::set<std::string> errors;
  for (int i = 0; i < 60; ++i) {
    auto const body = Faces::change(table.anna, i % 2 == 0 ? R"("hat")" : R"("cap")");
    auto const answer = table.json("PUT", table.path + "/face", body).as_object();
    if (auto const* const error = answer.if_contains("error")) errors.emplace(error->as_string());
  }

  EXPECT_THAT(errors, ::testing::ElementsAre("too_often"));
  EXPECT_LE(table.server.live(table.anna).table().version() - before, 40U);
}

TEST(Faces, SurviveARenameARestartAndTheirPlayersAbsence) {
  Faces table;
  table.ask("PUT", table.path + "/name", R"({"player":"Anne","token":")" + table.anna.token + "\"}");
  table.guests.clear();

  table.server.restart();

  table.come(table.anna);
  EXPECT_EQ(table.table(table.anna).at("seats").at(0).at("name"), "Anne");
  EXPECT_EQ(table.face_on(0), "cat");
}

TEST(Faces, ComeBackWithASeatThatIsGivenBack) {
  Faces table;
  table.sit("Ben", "dog");

  table.host().order(R"({"do":"free_seat","seat":1})");
  EXPECT_EQ(table.face_on(1), "");
  table.host().order(R"({"do":"give_back","seat":1})");

  EXPECT_EQ(table.face_on(1), "dog");
}

TEST(Faces, ThatWereTakenMeanwhileDoNotComeBack) {
  Faces table;
  table.sit("Ben", "dog");
  table.host().order(R"({"do":"free_seat","seat":1})");
  table.ask("PUT", table.path + "/face", Faces::change(table.anna, R"("dog")"));

  table.host().order(R"({"do":"give_back","seat":1})");

  EXPECT_EQ(table.face_on(0), "dog");
  EXPECT_EQ(table.face_on(1), "");
}

TEST(Faces, AreInRecordsAndReplaysAndStayForAnotherGame) {
  Faces table;
  for (auto const* const seat : {"1", "2"})
    table.host().order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
  table.host().order(R"({"do":"start"})");
  while (table.table(table.anna).at("state") == "running") table.server.wait();

  auto const record = table.json("GET", table.path + "/games/1/record");
  EXPECT_EQ(boost::json::serialize(record.at("faces")), R"(["cat",null,null])");
  auto const replay = table.json("GET", table.path + "/games/1/replay/audience");
  EXPECT_EQ(replay.at("faces"), record.at("faces"));
  table.host().order(R"({"do":"again"})");
  EXPECT_EQ(table.table(table.anna).at("game"), 2);
  EXPECT_EQ(table.face_on(0), "cat");
}

TEST(Faces, OfAJoinRequestAreKeptUntilThePlayerSits) {
  Faces table;
  for (auto const* const seat : {"1", "2"})
    table.host().order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
  table.host().order(R"({"do":"latecomers","then":"welcome"})");
  table.host().order(R"({"do":"start"})");

  table.ask("POST", table.path + "/seats", R"({"player":"Ben","face":"sheep"})");
  while (table.table(table.anna).at("seats").at(1).at("kind") == "bot") table.server.wait();

  EXPECT_EQ(table.face_on(1), "sheep");
}

TEST(Faces, MoveWithAStrangerToAnotherTable) {
  AMarketPlace market;
  auto const anna = market.play("Anna", R"(,"face":"monocle")");
  auto const ben = market.play("Ben", R"(,"edition":"russian")");
  ASSERT_NE(anna.table, ben.table);

  auto const answer = market.request_play_at("Anna", anna);

  ASSERT_FALSE(AMarketPlace::stays(answer));
  auto const moved = AMarketPlace::key_of(answer);
  EXPECT_EQ(moved.table, ben.table);
  EXPECT_EQ(Faces::face_on(market.table(moved), static_cast<std::size_t>(index_of(moved.seat))), "monocle");
}

}  // namespace
}  // namespace kuhhandel::server
