// The chance of a game is the house's and the players' together, and can be checked when it is over.
#include "keys/shuffle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "tests/support/a_lobby.h"

namespace kuhhandel::server {
namespace {

std::string const kRandom(64, 'a');

/// Anna and Ben wait at a table whose chance nobody can foresee.
struct AWaitingTable {
  AServer server{""};
  live::SeatKey anna = server.open(3);
  live::SeatKey ben = *server.live(anna).seat("Ben", server.now);
  Guest guest{server, anna};

  AWaitingTable() { guest.hello(anna.token); }
  void add(std::string const& random) { guest.say(R"({"type":"chance","random":")" + random + "\"}"); }
  void start() {
    guest.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    guest.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna).table(); }
  boost::json::value told() {
    for (auto message = guest.connection.messages.rbegin(); message != guest.connection.messages.rend();
         ++message) {
      if (message->as_object().contains("table")) return message->at("table").at("shuffle");
    }
    return nullptr;
  }
};

TEST(Shuffle, IsBoundToASecretThatNobodyIsTold) {
  AWaitingTable waiting;

  auto const& shuffle = *waiting.table().shuffle();

  EXPECT_EQ(waiting.told().at("commitment").as_string(), boost::json::string_view(shuffle.commitment));
  EXPECT_EQ(keys::commitment_to(shuffle.secret), shuffle.commitment);
  for (auto const& message : waiting.guest.connection.messages) {
    EXPECT_THAT(boost::json::serialize(message), testing::Not(testing::HasSubstr(shuffle.secret)));
  }
}

TEST(Shuffle, TakesWhatAPlayerAddsOnce) {
  AWaitingTable waiting;

  waiting.add(kRandom);
  waiting.add(std::string(64, 'b'));

  ASSERT_EQ(waiting.table().shuffle()->added.size(), 1U);
  EXPECT_EQ(waiting.told().at("added").at(0).at("random").as_string(), boost::json::string_view(kRandom));
}

TEST(Shuffle, RefusesWhatIsNoChance) {
  AWaitingTable waiting;

  waiting.add("42");

  EXPECT_EQ(waiting.guest.connection.last().at("field"), "random");
}

TEST(Shuffle, MakesTheSeedOfTheGame) {
  AWaitingTable waiting;
  waiting.add(kRandom);
  auto const bound = *waiting.table().shuffle();

  waiting.start();

  auto const& game = *waiting.table().game();
  EXPECT_EQ(game.shuffle->commitment, bound.commitment);
  EXPECT_EQ(keys::flaw_in(*game.shuffle, game.seed), std::nullopt);
  EXPECT_EQ(waiting.table().shuffle(), std::nullopt) << "the next secret is made when this game is over";
}

TEST(Shuffle, IsTheSameAfterARestart) {
  AWaitingTable waiting;
  waiting.add(kRandom);
  auto const bound = waiting.table().shuffle()->commitment;

  waiting.server.restart();

  EXPECT_EQ(waiting.table().shuffle()->commitment, bound);
  EXPECT_EQ(waiting.table().shuffle()->added.size(), 1U);
}

}  // namespace
}  // namespace kuhhandel::server
