// Tests that the randomness of a game comes from the server and the players together, and can be verified
// after the game.
#include "keys/shuffle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string const kRandom(64, 'a');
std::string const kOther(64, 'b');

/// Anna and Ben wait with a bot at a table whose randomness is not predictable.
struct AWaitingTable {
  AServer server{""};
  live::SeatKey anna_key = server.open(3);
  live::SeatKey ben_key = *server.live(anna_key).seat({"Ben"}, server.now);
  Guest anna{server, anna_key};
  Guest ben{server, ben_key};

  AWaitingTable() {
    anna.hello(anna_key.token);
    ben.hello(ben_key.token);
    anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  }
  static void bind(Guest& guest, std::string const& random) {
    guest.say(R"({"type":"bind_chance","hash":")" + keys::sha256(random) + "\"}");
  }
  static void open(Guest& guest, std::string const& random) {
    guest.say(R"({"type":"open_chance","random":")" + random + "\"}");
  }
  void both_bind() {
    bind(anna, kRandom);
    bind(ben, kOther);
  }
  void start() { anna.order(R"({"do":"start"})"); }
  void pass(table::Duration time) {
    server.now += time;
    server.directory().pass_time(server.now);
  }
  void free_ben() { anna.order(R"({"do":"free_seat","seat":1})"); }
  table::Table const& table() { return server.live(anna_key).table(); }
  bool is_dealt() { return table().state() == table::TableState::running; }
  boost::json::value latest_shuffle() {
    for (auto message = anna.connection.messages.rbegin(); message != anna.connection.messages.rend();
         ++message) {
      if (message->as_object().contains("table")) return message->at("table").at("shuffle");
    }
    return nullptr;
  }
};

TEST(Shuffle, CommitsToAHiddenSecret) {
  AWaitingTable waiting;

  auto const& shuffle = *waiting.table().shuffle();

  EXPECT_EQ(waiting.latest_shuffle().at("commitment").as_string(),
            boost::json::string_view(shuffle.commitment));
  EXPECT_EQ(keys::commitment_to(shuffle.secret), shuffle.commitment);
  for (auto const& message : waiting.anna.connection.messages)
    EXPECT_THAT(boost::json::serialize(message), Not(HasSubstr(shuffle.secret)));
}

TEST(Shuffle, ReplacesALostCommitmentBeforeTheStart) {
  AWaitingTable waiting;

  waiting.bind(waiting.anna, kRandom);
  waiting.bind(waiting.anna, kOther);
  waiting.start();
  waiting.open(waiting.anna, kRandom);
  EXPECT_FALSE(waiting.is_dealt()) << "only the latest commitment counts";
  waiting.open(waiting.anna, kOther);

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_THAT(waiting.table().game()->shuffle->added,
              testing::ElementsAre(codec::AddedChance{kAnna, kOther}));
}

TEST(Shuffle, ReplacesNoCommitmentAfterTheStart) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();

  waiting.bind(waiting.ben, kRandom);

  EXPECT_EQ(waiting.table().shuffle()->of(Seat{1})->hash, keys::sha256(kOther));
}

TEST(Shuffle, LimitsReplacementsOfACommitment) {
  AWaitingTable waiting;
  auto const version = waiting.table().version();

  for (int i = 0; i < 1000; ++i) waiting.bind(waiting.anna, keys::sha256(std::to_string(i)));

  EXPECT_LT(waiting.table().version() - version, 100U);
}

TEST(Shuffle, RefusesAnInvalidHash) {
  AWaitingTable waiting;

  waiting.anna.say(R"({"type":"bind_chance","hash":"42"})");

  EXPECT_EQ(waiting.anna.connection.last().at("field"), "hash");
}

TEST(Shuffle, RevealsNothingBeforeAllHaveCommitted) {
  AWaitingTable waiting;
  waiting.both_bind();

  waiting.open(waiting.ben, kOther);

  EXPECT_FALSE(waiting.latest_shuffle().at("bound").at(1).at("open").as_bool());
  EXPECT_THAT(boost::json::serialize(waiting.anna.connection.last()), Not(HasSubstr(kOther)));
}

TEST(Shuffle, DealsWhenAllPartsAreRevealed) {
  AWaitingTable waiting;
  waiting.both_bind();
  auto const commitment = waiting.table().shuffle()->commitment;

  waiting.start();
  EXPECT_TRUE(waiting.latest_shuffle().at("opening").as_bool());
  waiting.open(waiting.anna, kRandom);
  EXPECT_FALSE(waiting.is_dealt());
  waiting.open(waiting.ben, kOther);

  ASSERT_TRUE(waiting.is_dealt());
  auto const& game = *waiting.table().game();
  EXPECT_EQ(game.shuffle->commitment, commitment);
  EXPECT_EQ(game.shuffle->added.size(), 2U);
  EXPECT_EQ(keys::find_flaw(*game.shuffle, game.seed), std::nullopt);
  EXPECT_EQ(waiting.table().shuffle(), std::nullopt) << "the next secret is made when this game is over";
}

TEST(Shuffle, RefusesAPartThatDoesNotMatchItsCommitment) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();

  waiting.open(waiting.ben, kRandom);

  EXPECT_TRUE(waiting.table().shuffle()->waits_for(Seat{1}));
}

TEST(Shuffle, AcceptsNoCommitmentAfterTheStart) {
  AWaitingTable waiting;
  waiting.bind(waiting.anna, kRandom);
  waiting.start();

  waiting.bind(waiting.ben, kOther);

  EXPECT_EQ(waiting.table().shuffle()->of(Seat{1}), nullptr);
}

TEST(Shuffle, OmitsAnAbsentPlayerBeforeTheFirstReveal) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.ben.leave();

  waiting.start();
  waiting.open(waiting.anna, kRandom);

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_EQ(waiting.table().game()->shuffle->added.size(), 1U);
}

TEST(Shuffle, WaitsForAPlayerWhoLeavesDuringTheReveal) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();
  waiting.open(waiting.anna, kRandom);
  waiting.ben.leave();
  EXPECT_FALSE(waiting.is_dealt());

  Guest back(waiting.server, waiting.ben_key);
  back.hello(waiting.ben_key.token);
  waiting.open(back, kOther);

  EXPECT_TRUE(waiting.is_dealt());
}

TEST(Shuffle, WaitsForABrowserForTenSecondsAndThenDealsWithoutItsPart) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();
  waiting.open(waiting.anna, kRandom);

  waiting.pass(std::chrono::milliseconds(9'999));
  EXPECT_FALSE(waiting.is_dealt());
  waiting.pass(std::chrono::milliseconds(1));

  ASSERT_TRUE(waiting.is_dealt());
  auto const& game = *waiting.table().game();
  EXPECT_THAT(game.shuffle->added, testing::ElementsAre(codec::AddedChance{kAnna, kRandom}));
  EXPECT_THAT(game.shuffle->withheld,
              testing::ElementsAre(codec::WithheldChance{Seat{1}, keys::sha256(kOther)}));
  EXPECT_EQ(keys::find_flaw(*game.shuffle, game.seed), std::nullopt);
}

TEST(Shuffle, DealsInTimeEvenIfNoBrowserRevealsItsPart) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();

  waiting.pass(std::chrono::seconds(10));

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_EQ(waiting.table().game()->shuffle->withheld.size(), 2U);
}

TEST(Shuffle, WaitsForBrowsersAgainAfterARestart) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();
  waiting.open(waiting.anna, kRandom);
  waiting.pass(std::chrono::seconds(9));

  waiting.server.restart();
  Guest back(waiting.server, waiting.ben_key);
  back.hello(waiting.ben_key.token);
  waiting.pass(std::chrono::seconds(9));
  EXPECT_FALSE(waiting.is_dealt());
  waiting.open(back, kOther);

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_TRUE(waiting.table().game()->shuffle->withheld.empty());
}

TEST(Shuffle, KeepsTheMissingPartsInACompactedLog) {
  AWaitingTable waiting;
  waiting.both_bind();
  // Long enough to be compacted when the game starts.
  for (int i = 0; i < 20; ++i) {
    waiting.anna.order(R"({"do":"free_seat","seat":2})");
    waiting.anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    waiting.pass(std::chrono::minutes(1));
  }
  waiting.start();
  waiting.open(waiting.anna, kRandom);
  waiting.pass(std::chrono::seconds(10));
  auto const dealt = *waiting.table().game()->shuffle;
  ASSERT_EQ(dealt.withheld.size(), 1U);

  waiting.server.restart();

  EXPECT_EQ(*waiting.table().game()->shuffle, dealt);
}

TEST(Shuffle, RestartsIfAPlayerLeavesTheTable) {
  AWaitingTable waiting;
  waiting.both_bind();
  auto const commitment = waiting.table().shuffle()->commitment;
  waiting.start();
  waiting.open(waiting.anna, kRandom);

  waiting.free_ben();

  EXPECT_NE(waiting.table().shuffle()->commitment, commitment);
  EXPECT_TRUE(waiting.table().shuffle()->bound.empty());
  EXPECT_EQ(waiting.table().state(), table::TableState::waiting);
}

TEST(Shuffle, ReportsAbortedDeals) {
  AWaitingTable waiting;
  waiting.both_bind();
  auto const commitment = waiting.table().shuffle()->commitment;
  waiting.start();
  waiting.free_ben();

  waiting.anna.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  waiting.start();

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_THAT(waiting.table().game()->shuffle->broken_off,
              testing::ElementsAre(codec::BrokenOff{.commitment = commitment, .seat = Seat{1}}));
}

TEST(Shuffle, IsStartedOnce) {
  AWaitingTable waiting;
  waiting.both_bind();
  waiting.start();

  waiting.start();

  EXPECT_EQ(waiting.anna.connection.last().at("refusal"), "is_opening");
}

TEST(Shuffle, IsTheSameAfterARestart) {
  AWaitingTable waiting;
  waiting.both_bind();
  auto const bound = waiting.table().shuffle()->commitment;
  waiting.start();
  waiting.open(waiting.anna, kRandom);

  waiting.server.restart();

  EXPECT_EQ(waiting.table().shuffle()->commitment, bound);
  EXPECT_FALSE(waiting.table().shuffle()->waits_for(Seat{0}));
  EXPECT_TRUE(waiting.table().shuffle()->waits_for(Seat{1}));
}

TEST(Shuffle, AcceptsAnOldLogWithoutCommitments) {
  AWaitingTable waiting;
  auto& live = waiting.server.live(waiting.anna_key);
  live.live().commit(table::fact::ChanceAdded{Seat{0}, kRandom}, waiting.server.now);

  waiting.start();

  ASSERT_TRUE(waiting.is_dealt());
  EXPECT_EQ(waiting.table().game()->shuffle->added.size(), 1U);
}

}  // namespace
}  // namespace kuhhandel::server
