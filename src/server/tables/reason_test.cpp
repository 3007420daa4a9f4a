#include <gtest/gtest.h>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Anna and two bots, who play at once.
struct AGameWithBots {
  AServer server;
  live::SeatKey anna = server.open(3, table::Speed{0});
  Guest guest{server, anna};

  AGameWithBots() {
    guest.hello(anna.token);
    for (auto const* const seat : {"1", "2"}) {
      guest.order(R"({"do":"add_bot","seat":)" + std::string(seat) + R"(,"bot":"random"})");
    }
    guest.order(R"({"do":"start"})");
  }

  table::Table const& table() { return server.live(anna).table(); }

  template <class AnyPhase>
  void wait_for() {
    while (!std::holds_alternative<AnyPhase>(table().game()->state.phase)) server.wait();
  }

  boost::json::value explanation_of(int seat) {
    guest.say(R"({"type":"why","id":"w","seat":)" + std::to_string(seat) + "}");
    return guest.connection.last().at("explanation");
  }
};

TEST(Reason, IsRevealedAfterTheAuction) {
  AGameWithBots game;
  game.wait_for<phase::Bidding>();
  while (!std::get<phase::Bidding>(game.table().game()->state.phase).standing) game.server.wait();
  EXPECT_TRUE(game.explanation_of(1).is_null()) << "a reason would give the bot's hand away";

  game.wait_for<phase::TurnChoice>();

  EXPECT_EQ(game.guest.connection.last().at("type"), "step");
  auto const explanation = game.explanation_of(1).is_null() ? game.explanation_of(2) : game.explanation_of(1);
  EXPECT_EQ(explanation.at("reason"), "whim");
}

TEST(Reason, IsEmptyForPlayersAndEmptySeats) {
  AGameWithBots game;

  EXPECT_TRUE(game.explanation_of(0).is_null());
  EXPECT_TRUE(game.explanation_of(5).is_null());
}

TEST(Reason, RequiresASeat) {
  AGameWithBots game;

  game.guest.say(R"({"type":"why","id":"w"})");

  EXPECT_EQ(game.guest.connection.last().at("error"), "bad_field");
  EXPECT_EQ(game.guest.connection.last().at("field"), "seat");
}

}  // namespace
}  // namespace kuhhandel::server
