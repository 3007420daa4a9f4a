// Tests that another game can be arranged at a server's table: all clients are notified, it is stored, and it
// is played.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/a_game_of_bots.h"

namespace kuhhandel::server {
namespace {

constexpr auto kMasterForFour = R"({"do":"arrange","edition":"master","rules":{},"seats":4})";

struct AnEveningOfTwoGames {
  AServer server;
  AGameOfBots first{server};
  Guest watching{server, first.key};

  AnEveningOfTwoGames() {
    watching.say(R"({"type":"hello","version":1})");
    first.play_on();
    first.anna.order(kMasterForFour);
  }
  table::Table const& table() { return server.live(first.key).table(); }
};

boost::json::object const& latest_snapshot(Guest const& guest) {
  auto const& messages = guest.connection.messages;
  auto const found = std::find_if(messages.rbegin(), messages.rend(),
                                  [](auto const& message) { return message.at("type") == "snapshot"; });
  return found->as_object();
}

TEST(Arranged, SendsASnapshotToAll) {
  AnEveningOfTwoGames evening;

  for (auto const* const guest : {&evening.first.anna, &evening.watching}) {
    auto const& snapshot = latest_snapshot(*guest);
    EXPECT_EQ(snapshot.at("edition").at("id"), "master");
    EXPECT_EQ(snapshot.at("table").at("state"), "waiting");
    EXPECT_EQ(snapshot.at("table").at("game"), 1);
    EXPECT_EQ(snapshot.at("table").at("seats").as_array().size(), 4U);
    EXPECT_TRUE(snapshot.at("view").is_null());
    EXPECT_TRUE(snapshot.at("log").as_array().empty());
  }
}

TEST(Arranged, AddsASeatAndIsThenPlayed) {
  AnEveningOfTwoGames evening;
  auto const ben = evening.server.live(evening.first.key).seat({"Ben"}, evening.server.now);
  ASSERT_TRUE(ben);
  EXPECT_EQ(index_of(ben->seat), 3);

  evening.first.anna.order(R"({"do":"start"})");
  evening.first.play_on();

  EXPECT_EQ(evening.table().games(), 2);
  EXPECT_TRUE(evening.server.store().tables().game(evening.first.key.table, 2)->contains("master"));
}

TEST(Arranged, SurvivesARestart) {
  AnEveningOfTwoGames evening;
  evening.first.anna.order(R"({"do":"add_bot","seat":3,"bot":"random"})");
  evening.first.anna.order(R"({"do":"start"})");
  auto const moves = evening.table().version() + 40;
  while (evening.table().version() < moves) evening.server.wait();
  auto const version = evening.table().version();

  evening.server.restart();

  EXPECT_EQ(evening.table().version(), version);
  EXPECT_EQ(evening.table().setup().edition.id.text(), "master");
  EXPECT_EQ(evening.table().game()->state.seats, 4);
}

TEST(Arranged, IsRateLimited) {
  AnEveningOfTwoGames evening;
  for (int i = 0; i < 50; ++i) evening.first.anna.order(kMasterForFour);

  EXPECT_EQ(evening.first.anna.connection.last().at("refusal"), "too_often");
}

}  // namespace
}  // namespace kuhhandel::server
