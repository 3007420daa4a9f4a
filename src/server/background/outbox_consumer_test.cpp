// Tests that events of tables are handled in a later batch, and that each takes effect once.
#include "server/background/outbox_consumer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/notifications/watched_tables.h"
#include "server/outbox/event.h"
#include "server/outbox/remove_table.h"
#include "tests/support/a_game_of_bots.h"
#include "tests/support/a_group.h"

namespace kuhhandel::server {
namespace {

struct OutboxConsumption : testing::Test {
  AServer server;

  int rows(std::string const& table) {
    return server.store().database().execAndGet("SELECT count(*) FROM " + table).getInt();
  }
  void emit(std::string const& table, std::uint64_t version, OutboxEvent const& news) {
    server.directory().ledger().write(row::EventEmitted{encode_event(table, version, server.now, news)});
  }
  outbox_event::GameEnded ended(int game) {
    return {.game = game, .note = "Sunday", .sheet = sunday().sheet};
  }
  void with_group() {
    server.groups().make("Sundays", {"Anna"}, kKey, server.now);
    emit("abc", 0, outbox_event::TableOpenedForGroup{server.groups().open(kKey)->group.id()});
  }
  std::vector<std::string> online() {
    std::vector<std::string> games;
    auto const group = server.groups().open(kKey)->group;
    for (auto const& game : group.games().all()) games.push_back(game.online);
    return games;
  }
};

TEST_F(OutboxConsumption, HappensOutsideTheBatchOfTheTable) {
  with_group();
  emit("abc", 9, ended(1));
  EXPECT_EQ(rows("group_tables") + rows("group_games"), 0);

  server.consume_events();

  EXPECT_THAT(online(), testing::ElementsAre("abc/1"));
  EXPECT_EQ(rows("outbox") + rows("heard_news"), 0);
}

TEST_F(OutboxConsumption, DeletesConsumedEventsInALaterBatch) {
  with_group();
  server.consumer().consume();
  EXPECT_EQ(rows("group_tables"), 1);
  EXPECT_EQ(rows("outbox"), 1);
  server.restart();

  server.consumer().consume();

  EXPECT_EQ(rows("outbox") + rows("heard_news"), 0);
  EXPECT_EQ(rows("group_tables"), 1);
}

// The event is present again because the table's owner sent it once more, or because a backup was restored.
TEST_F(OutboxConsumption, SkipsEventsThatHaveAMarker) {
  emit("abc", 5, outbox_event::GameBegan{1, {{kAnna, "anna"}, {kBen, "ben"}}});
  server.consumer().consume();
  server.store().database().exec("DELETE FROM rated_starts");
  server.restart();

  server.consume_events();

  EXPECT_EQ(rows("rated_starts"), 0);
}

TEST_F(OutboxConsumption, ReleasesRecordsOfGamesWithoutAGroup) {
  with_group();
  for (int const game : {1, 2}) server.store().add_game("abc", game, {.record = "a record"});
  emit("abc", 9, ended(2));
  remove_table(server.directory().ledger(), "abc", server.now);

  server.consume_events();

  EXPECT_FALSE(server.store().tables().game("abc", 1));
  EXPECT_TRUE(server.store().tables().game("abc", 2));
  EXPECT_EQ(rows("group_tables"), 0);
}

TEST_F(OutboxConsumption, ContinuesAfterAnUnreadableEvent) {
  with_group();
  server.store().outbox().add({.key = {"abc", 3, "game_ended"}, .at = server.now, .text = "{"});
  server.store().outbox().add({.key = {"abc", 4, "of a later program"}, .at = server.now, .text = "{}"});
  emit("abc", 9, ended(1));

  server.consume_events();

  EXPECT_THAT(online(), testing::ElementsAre("abc/1"));
  EXPECT_TRUE(server.store().outbox().is_empty());
}

TEST_F(OutboxConsumption, QuarantinesAThrowingEventAndContinues) {
  with_group();
  server.consume_events();
  server.store().database().exec(
      "CREATE TRIGGER injected BEFORE INSERT ON group_games WHEN NEW.online = 'abc/1'"
      " BEGIN SELECT RAISE(ABORT, 'injected'); END");
  emit("abc", 8, ended(1));
  emit("abc", 9, ended(2));

  server.consume_events();

  EXPECT_THAT(online(), testing::ElementsAre("abc/2"));
  EXPECT_TRUE(server.store().outbox().is_empty()) << "it is not tried again";
  EXPECT_EQ(server.store()
                .database()
                .execAndGet("SELECT kind || ' ' || error FROM quarantined_news WHERE table_id = 'abc'")
                .getString(),
            "game_ended SQLite::Exception: injected");
}

TEST_F(OutboxConsumption, KeepsOnlyTheLatestInQuarantine) {
  for (std::uint64_t version = 1; version <= store::Outbox::kMaxQuarantined + 5; ++version)
    server.store().outbox().quarantine({.key = {"abc", version, "gone"}, .at = server.now, .text = "{}"}, "");

  EXPECT_EQ(rows("quarantined_news"), store::Outbox::kMaxQuarantined);
}

TEST_F(OutboxConsumption, IgnoresARemovedGroup) {
  with_group();
  server.groups().open(kKey)->group.erase();
  emit("abc", 9, ended(1));

  server.consume_events();

  EXPECT_EQ(rows("group_tables") + rows("group_games"), 0);
}

// Checks that every event type survives encoding and decoding.
TEST(OutboxEvents, RoundTrip) {
  AServer server;
  AGameOfBots game{server};
  auto& live = server.live(game.key);
  std::vector<OutboxEvent> const all{
      outbox_event::TableOpenedForGroup{groups::GroupId{7}},
      outbox_event::GameBegan{3, {{kAnna, "anna"}, {kCleo, "cleo"}}},
      ended_game(live.table(), {}),
      outbox_event::GameEnded{
          .game = 2,
          .note = "Sunday",
          .sheet = sunday().sheet,
          .rated = ratings::GameAtEnd{{"second", 3},
                                      {{kBen, "ben", true, {.rank = 2, .bluffs = 4, .quartets = {"cow"}}}}}},
      status_of(live),
      outbox_event::TableStatusChanged{.name = "Sunday",
                                       .asked_seat = kBen,
                                       .answer_by = server.now,
                                       .keys = {{kAnna, keys::hash_of("a")}},
                                       .requester_tokens = {keys::hash_of("b")}},
      outbox_event::PlayerReported{
          .by = kAnna, .seat = kBen, .player = "Anna", .reported = "Ben", .words = "…", .talk = "a\nb"},
      outbox_event::TableRemoved{}};
  for (auto const& news : all) {
    auto const written = encode_event("abc", 5, server.now, news);
    auto const again = encode_event("abc", 5, server.now, decode_event(written));
    EXPECT_EQ(again, written) << written.key.kind << ' ' << written.text;
    EXPECT_EQ(decode_event(written).index(), news.index());
  }
}

}  // namespace
}  // namespace kuhhandel::server
