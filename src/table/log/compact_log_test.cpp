#include "table/log/compact_log.h"

#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

/// Returns the fact after a round trip through the log format.
Fact logged(fact::LogSnapshot const& snapshot, Edition const& edition) {
  return read_fact(fact_text(snapshot, edition), edition).value();
}

TEST(LogSnapshot, IncludesAbsentAndAutomaticallyPlayedPlayers) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant now{1'000'000};
  for (auto const* const player : {"Anna", "Ben", "Cleo"})
    table.apply({now, decide_seat(table, player).value()});
  for (auto const seat : {kBen, kCleo}) {
    now += Duration{500};
    table.apply({now, *decide_presence(table, seat, false)});
  }
  table.apply({now, fact::AutoPlayStarted{kCleo}});

  Table again(table.setup());
  again.apply({now + kGrace, logged(make_log_snapshot(table, LatestGame::included), second())});

  EXPECT_FALSE(again.presence().person(kAnna)->waits_until);
  EXPECT_EQ(again.presence().person(kBen)->waits_until, Instant{1'000'500} + kGrace);
  EXPECT_FALSE(again.presence().person(kBen)->auto_played);
  EXPECT_TRUE(again.presence().person(kCleo)->auto_played);
  EXPECT_EQ(missing(again.presence())->seat, kBen);
  EXPECT_EQ(next_due(again), next_due(table));
}

TEST(LogSnapshot, IncludesReadyPlayersAndRestorableSeats) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant const now{1'000'000};
  for (auto const* const player : {"Anna", "Ben"}) table.apply({now, decide_seat(table, player).value()});
  table.apply({now, fact::Ready{kAnna, true}});
  table.apply({now, fact::FaceChanged{kAnna, codec::Face::cat}});
  table.apply({now, fact::FaceChanged{kBen, codec::Face::dog}});
  table.apply({now, fact::SeatVacated{kBen, {}}});
  auto settings = table.settings();
  settings.latecomers = Latecomers::welcome;
  table.apply({now, fact::SettingsChanged{settings}});

  Table again(table.setup());
  again.apply({now, logged(make_log_snapshot(table, LatestGame::included), second())});

  EXPECT_TRUE(again.presence().person(kAnna)->ready);
  EXPECT_EQ(again.presence().person(kAnna)->face, codec::Face::cat);
  EXPECT_EQ(std::get<EmptySeat>(again.presence()[kBen]).face, codec::Face::dog) << "for give_back";
  EXPECT_EQ(std::get<EmptySeat>(again.presence()[kBen]).vacated_by, "Ben");
  EXPECT_EQ(std::get<EmptySeat>(again.presence()[kBen]).undone_until, now + kUndo);
  EXPECT_EQ(again.settings().latecomers, Latecomers::welcome);
}

TEST(LogSnapshot, IncludesReassignedSeatsAndTheirNextPlayers) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant const now{1'000'000};
  for (auto const* const player : {"Anna", "Ben"}) table.apply({now, decide_seat(table, player).value()});
  table.apply({now, fact::SeatVacated{kBen, VacateReason::for_another}});
  auto snapshot = make_log_snapshot(table, LatestGame::included);
  snapshot.join_requests.push_back({"Jonas", kBen, true});

  Table again(table.setup());
  again.apply({now, logged(snapshot, second())});

  EXPECT_TRUE(again.presence().vacated().has(kBen, "Ben"));
  EXPECT_EQ(again.presence().vacated().all().front().reason, VacateReason::for_another);
  EXPECT_EQ(again.presence().join_requests().all().front().player, "Jonas");
}

TEST(LogSnapshot, IsRefusedIfAnAbsenceHasNoDeadline) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  table.apply({Instant{1}, decide_seat(table, "Anna").value()});
  auto snapshot = make_log_snapshot(table, LatestGame::included);
  std::get<Person>(snapshot.occupants[0]).away = true;

  EXPECT_FALSE(read_fact(fact_text(snapshot, second()), second()));
}

}  // namespace
}  // namespace kuhhandel::table
