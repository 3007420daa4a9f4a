#include "server/tables/server_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/digest.h"
#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Anna at a table with two bots in a running game.
struct AGame {
  AServer server;
  live::SeatKey anna = server.open();
  Guest guest{server, anna};

  AGame() {
    guest.hello(anna.token);
    guest.order(R"({"do":"add_bot","seat":1,"bot":"farmer"})");
    guest.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    guest.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna).table(); }
  bool is_annas_turn() {
    return table().state() == table::TableState::running && seat_to_act(table().game()->state) == kAnna;
  }
  void wait_for_anna() {
    while (!is_annas_turn()) server.wait();
  }
};

/// Returns the bytes of all files in the folder.
std::string bytes_in(std::filesystem::path const& folder) {
  std::string bytes;
  for (auto const& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path(), std::ios::binary);
    bytes.append(std::istreambuf_iterator<char>(file), {});
  }
  return bytes;
}

TEST(ServerTable, SendsEveryStepOnceAndInOrder) {
  AGame game;
  game.wait_for_anna();

  auto const versions = game.guest.versions();

  for (std::size_t i = 1; i < versions.size(); ++i) EXPECT_EQ(versions[i], versions[i - 1] + 1);
  EXPECT_EQ(versions.back(), game.table().version());
}

TEST(ServerTable, AcknowledgesACommandWithTheVersionThatShowsIt) {
  AGame game;
  game.wait_for_anna();

  game.guest.command(R"({"do":"auction"})", "a");

  EXPECT_EQ(game.guest.connection.last_type(), "ack");
  EXPECT_EQ(game.guest.connection.last().at("version").as_int64(),
            static_cast<std::int64_t>(game.table().version()));
}

TEST(ServerTable, AnswersARepeatedCommandWithoutExecutingItAgain) {
  AGame game;
  game.wait_for_anna();
  game.guest.command(R"({"do":"auction"})", "a");
  auto const version = game.table().version();
  auto const first_answer = game.guest.connection.last();

  game.guest.command(R"({"do":"auction"})", "a");

  EXPECT_EQ(game.guest.connection.last(), first_answer);
  EXPECT_EQ(game.table().version(), version);
}

TEST(ServerTable, RefusesAnIllegalCommandWithoutEffect_C4_1) {
  AGame game;
  game.wait_for_anna();
  game.guest.command(R"({"do":"auction"})", "a");
  auto const version = game.table().version();

  game.guest.command(R"({"do":"bid","amount":50})", "b");

  EXPECT_EQ(game.guest.connection.last().at("refusal").as_string(), "own_auction");
  EXPECT_EQ(game.table().version(), version);
}

TEST(ServerTable, SendsOnlyMissedStepsAfterAKnownVersion) {
  AGame game;
  game.wait_for_anna();
  auto const last = game.table().version();
  game.guest.leave();
  Guest again(game.server, game.anna);

  again.say(R"({"type":"hello","version":1,"token":")" + game.anna.token + R"(","last":)" +
            std::to_string(last) + "}");

  EXPECT_EQ(again.versions(), (std::vector{last + 1, last + 2})) << "away and back";
  auto const& messages = again.connection.messages;
  EXPECT_TRUE(messages[messages.size() - 2].as_object().contains("view"));
  EXPECT_EQ(again.connection.last_type(), "alive") << "that was all";
}

TEST(ServerTable, TreatsASecondHelloAsTheSamePlayer) {
  AGame game;
  auto const version = game.table().version();

  game.guest.hello(game.anna.token);

  EXPECT_EQ(game.table().version(), version) << "nobody was away";
  EXPECT_EQ(game.guest.connection.last_type(), "snapshot");
}

TEST(ServerTable, SendsASnapshotAfterAnUnknownVersion) {
  AGame game;

  game.guest.say(R"({"type":"hello","version":1,"token":")" + game.anna.token + R"(","last":9999})");

  EXPECT_EQ(game.guest.connection.last_type(), "snapshot");
}

TEST(ServerTable, SeatsSpectatorsWithoutAHandOrOptions) {
  AGame game;
  Guest watcher(game.server, game.anna);

  watcher.hello("");
  watcher.command(R"({"do":"auction"})", "a");

  auto const& view = watcher.connection.messages.front().at("view").as_object();
  EXPECT_TRUE(view.at("seat").is_null());
  EXPECT_TRUE(view.at("hand").as_object().empty());
  EXPECT_EQ(watcher.connection.last().at("error").as_string(), "spectator");
}

TEST(ServerTable, AnswersTheSameRequestIdOfANewSeatOwner) {
  AServer server;
  auto const anna = server.open(3);
  Guest host(server, anna);
  host.hello(anna.token);
  auto const greet = [&](Guest& guest, live::SeatKey const& key) {
    guest.hello(key.token);
    guest.say(R"({"type":"say","id":"1","phrase":"hello"})");
    return host.connection.last_type();
  };
  auto const ben = *server.live(anna).seat({"Ben"}, server.now);
  Guest first(server, ben);
  EXPECT_EQ(greet(first, ben), "said");

  host.order(R"({"do":"free_seat","seat":1})");
  auto const cleo = *server.live(anna).seat({"Cleo"}, server.now);
  Guest second(server, cleo);

  EXPECT_EQ(greet(second, cleo), "said") << "not 'done before', which Ben's client was told";
}

TEST(ServerTable, RevokesTheSeatAndKeyOfARemovedPlayer) {
  AServer server;
  auto const anna = server.open();
  auto const ben = *server.live(anna).seat({"Ben"}, server.now);
  Guest host(server, anna);
  Guest guest(server, ben);
  host.hello(anna.token);
  guest.hello(ben.token);

  host.order(R"({"do":"free_seat","seat":1})");

  EXPECT_EQ(server.live(anna).seat_of(ben.token), std::nullopt);
  EXPECT_TRUE(guest.connection.last().at("you").at("seat").is_null()) << "they are told that they watch now";
  guest.command(R"({"do":"auction"})", "a");
  EXPECT_EQ(guest.connection.last().at("error").as_string(), "spectator");
}

TEST(ServerTable, ContinuesAfterARestartWithTheSameSeatsAndState) {
  AGame game;
  game.wait_for_anna();
  game.guest.command(R"({"do":"auction"})", "a");
  auto const before = digest(game.table().game()->state);
  auto const answer = game.guest.connection.last();
  game.server.restart();
  Guest again(game.server, game.anna);

  again.hello(game.anna.token);
  EXPECT_EQ(digest(game.table().game()->state), before);
  again.command(R"({"do":"auction"})", "a");

  EXPECT_EQ(again.connection.last(), answer) << "a command is done once, also across a restart";
  EXPECT_TRUE(game.server.directory().next_due());
}

TEST(ServerTable, StoresNoToken) {
  ThrowawayFolder const folder;
  store::Store store(folder.path());
  keys::SecureRandom chance("test");
  SqliteLedger ledger(store);
  TableDirectory directory(ledger, chance);
  auto const anna =
      *directory.open_table({.id = {}, .name = "Sunday", .edition = second(), .seats = 3}, {"Anna"}, {});

  auto const kept = bytes_in(folder.path());

  EXPECT_THAT(kept, testing::HasSubstr("Anna"));
  EXPECT_THAT(kept, testing::Not(testing::HasSubstr(anna.token)));
  EXPECT_EQ(directory.find(anna.table)->seat_of(anna.token), kAnna);
  EXPECT_EQ(directory.find(anna.table)->seat_of(anna.token + "x"), std::nullopt);
}

}  // namespace
}  // namespace kuhhandel::server
