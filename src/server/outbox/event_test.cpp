// Tests that records of finished games are stored and added to the group of their table.
#include "server/outbox/event.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/records/replay.h"
#include "engine/digest.h"
#include "tests/support/a_game_of_bots.h"

namespace kuhhandel::server {
namespace {

/// Server at which a game is played to its end.
struct AnEvening {
  AServer server;
  AGameOfBots game{server};
  live::SeatKey const& key = game.key;
  Guest& anna = game.anna;

  void play_on() { game.play_on(); }
  std::optional<std::string> record(int number) { return server.store().tables().game(key.table, number); }
};

TEST(FinishedGames, AreRecordedWhenTheyEnd) {
  AnEvening evening;
  EXPECT_FALSE(evening.record(1)) << "it runs";

  evening.play_on();

  auto const record = codec::record_from_text(evening.record(1).value());
  EXPECT_EQ(record->seats.front(), "Anna");
  auto const& table = evening.server.live(evening.key).table();
  EXPECT_EQ(digest(*codec::replay(*record)), digest(table.game()->state));
  EXPECT_FALSE(evening.record(2));
}

TEST(FinishedGames, ReportWhereNewerRulesDiverge) {
  AnEvening evening;
  evening.play_on();
  auto record = *codec::record_from_text(*evening.record(1));
  ASSERT_EQ(record.fingerprints.size(), record.commands.size() + 1);

  record.fingerprints.back() ^= 1;

  EXPECT_EQ(codec::replay(record).error(), (codec::Fault{record.commands.size() - 1, {}}));
}

TEST(FinishedGames, StayUnchangedAfterAnotherGameOrARestart) {
  AnEvening evening;
  evening.play_on();
  auto const first = evening.record(1);
  evening.anna.order(R"({"do":"again"})");
  evening.play_on();
  evening.server.restart();

  EXPECT_EQ(evening.record(1), first);
  EXPECT_TRUE(evening.record(2));
}

TEST(FinishedGames, AreReconstructedForOldDataWithoutRecords) {
  AnEvening evening;
  evening.play_on();
  evening.anna.order(R"({"do":"again"})");
  evening.play_on();
  auto const second_game = evening.record(2);
  evening.server.store().database().exec("DELETE FROM games; DELETE FROM beginnings");

  evening.server.restart();
  Guest(evening.server, evening.key).hello(evening.key.token);

  EXPECT_TRUE(evening.record(1));
  EXPECT_EQ(evening.record(2), second_game);
}

TEST(FinishedGames, AreAddedOnceToTheGroupOfTheirTable_C9_6) {
  AnEvening evening;
  auto const group = [&] { return evening.server.groups().open("key-of-the-players-12345")->group; };
  evening.server.groups().make("Sundays", {"Anna"}, "key-of-the-players-12345", evening.server.now);
  evening.server.groups().link_table(evening.key.table, group().id());
  evening.play_on();
  evening.server.restart();
  Guest(evening.server, evening.key).hello(evening.key.token);
  evening.server.consume_events();

  auto const games = group().games().all();

  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].online, evening.key.table + "/1");
  EXPECT_EQ(games[0].entry.note, "Sunday");
  auto const& table = evening.server.live(evening.key).table();
  EXPECT_EQ(codec::scores(games[0].entry.sheet), scores(table.setup().edition, table.game()->state));
}

TEST(FinishedGames, DistinguishTwoPlayersWithTheSameName) {
  AServer server;
  auto const key = server.open(3, table::Speed{0});
  auto& live = server.live(key);
  // Names are unique at a table, but old logs have games in which they were not.
  live.live().commit(table::fact::Seated{kBen, "Anna"}, server.now);
  live.live().commit(table::fact::Seated{kCleo, "Anna"}, server.now);
  Guest anna(server, key);
  anna.hello(key.token);
  anna.order(R"({"do":"start"})");

  EXPECT_THAT(ended_game(live.table(), {}).sheet.players, testing::ElementsAre("Anna", "Anna 2", "Anna 3"));
}

}  // namespace
}  // namespace kuhhandel::server
