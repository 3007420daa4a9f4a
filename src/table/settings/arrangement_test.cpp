// The host arranges the next game between two games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/editions.h"
#include "table/log/compact_log.h"
#include "table/log/log_json.h"
#include "table/messages/server_message.h"
#include "tests/support/an_evening.h"

namespace kuhhandel::table {
namespace {

Arrangement playing(std::string_view id, int seats) {
  auto const& edition = *codec::edition_named(id);
  return {edition.id, edition.rules, seats};
}

constexpr Seat kDora = seat_at(3);

/// Three players have finished a game; the next one will be a game of Master for four.
struct AnArrangement : AnEvening {
  AnArrangement() {
    play_to_the_end();
    order(kAnna, order::Ready{true});
    order(kAnna, order::Arrange{playing("master", 4)});
  }
};

TEST(Arrangement, ClearsTheFinishedGame) {
  AnArrangement const evening;

  EXPECT_EQ(evening.table.state(), TableState::waiting);
  EXPECT_FALSE(evening.table.game());
  EXPECT_EQ(evening.table.games(), 1);
  EXPECT_EQ(evening.table.setup().edition.id.text(), "master");
}

TEST(Arrangement, AddsEmptySeatsAndKeepsPlayersAndBots) {
  AnArrangement const evening;

  EXPECT_EQ(evening.table.presence().occupants().size(), 4U);
  EXPECT_EQ(name_at(evening.table, kBen), "Ben");
  EXPECT_TRUE(std::holds_alternative<BotPlayer>(evening.table.presence()[kCleo]));
  EXPECT_TRUE(is_empty(evening.table.presence()[kDora]));
}

TEST(Arrangement, ResetsWhoIsReady) {
  AnArrangement evening;
  EXPECT_FALSE(evening.table.presence().person(kAnna)->ready);

  evening.order(kAnna, order::Ready{true});
  evening.order(kBen, order::Ready{true});

  EXPECT_TRUE(all_are_ready(evening.table.presence()));
}

TEST(Arrangement, RemovesNoSeatOfAPlayer) {
  AnEvening evening;
  evening.play_to_the_end();
  evening.order(kAnna, order::Arrange{playing("duel", 2)});
  EXPECT_EQ(evening.table.presence().occupants().size(), 2U) << "the bot's";

  evening.order(kAnna, order::Arrange{playing("second", 4)});
  evening.happen(decide_seat(evening.table, "Dora", kDora).value());

  EXPECT_EQ(evening.refused(kAnna, order::Arrange{playing("second", 3)}), OrderRefusal::seat_taken);
}

TEST(Arrangement, IsOnlyForTheHostAndNotDuringAGame) {
  AnEvening evening;
  EXPECT_EQ(evening.refused(kAnna, order::Arrange{playing("first", 3)}), OrderRefusal::not_waiting);

  evening.play_to_the_end();

  EXPECT_EQ(evening.refused(kBen, order::Arrange{playing("first", 3)}), OrderRefusal::not_host);
}

TEST(Arrangement, IsAllowedBeforeTheFirstGameToo) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  table.apply({Instant{1}, decide_seat(table, "Anna").value()});

  auto const arranged = decide(table, kAnna, order::Arrange{playing("first", 5)}, "seed", Instant{2}).value();
  table.apply({Instant{2}, arranged});

  EXPECT_EQ(table.setup().edition.id.text(), "first");
  EXPECT_EQ(table.presence().occupants().size(), 5U);
}

TEST(Arrangement, RequiresASnapshotInsteadOfAStep) {
  AnArrangement const evening;
  auto const& history = evening.table.history();

  EXPECT_TRUE(history.log().empty()) << "the game before may have had other animals";
  EXPECT_FALSE(history.steps_after(history.version() - 1));
  EXPECT_TRUE(history.steps_after(history.version()));
}

TEST(Arrangement, StartsAGameOfThatEdition) {
  AnArrangement evening;
  evening.order(kAnna, order::AddBot{kDora, "farmer"});

  evening.order(kAnna, order::Start{});

  EXPECT_EQ(evening.table.game()->number, 2);
  EXPECT_EQ(evening.table.game()->state.seats, 4);
  evening.play_to_the_end();
  EXPECT_EQ(evening.table.state(), TableState::finished);
}

TEST(Arrangement, IsLoggedBetweenTheGamesBeforeAndAfter) {
  AnArrangement evening;
  evening.order(kAnna, order::AddBot{kDora, "farmer"});
  evening.order(kAnna, order::Start{});
  evening.play_to_the_end();

  Table again{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  FactReader reader(second());
  for (auto const& [entry, edition] : evening.log)
    again.apply({entry.at, reader.read(fact_text(entry.fact, edition)).value()});

  EXPECT_EQ(snapshot_message(again, kBen, evening.now), snapshot_message(evening.table, kBen, evening.now));
}

TEST(Arrangement, SurvivesLogCompaction) {
  AnArrangement const evening;
  auto const& edition = evening.table.setup().edition;
  auto const snapshot = fact_text(make_log_snapshot(evening.table, LatestGame::included), edition);

  Table again(read_setup(setup_text(evening.table.setup())).value());
  again.apply({evening.now, read_fact(snapshot, edition).value()});

  EXPECT_EQ(snapshot_message(again, kBen, evening.now), snapshot_message(evening.table, kBen, evening.now));
}

}  // namespace
}  // namespace kuhhandel::table
