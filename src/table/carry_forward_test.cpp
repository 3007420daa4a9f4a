#include "table/carry_forward.h"

#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due.h"
#include "table/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

/// As its log has it.
Fact logged(fact::CarriedForward const& carried, Edition const& edition) {
  return read_fact(fact_text(carried, edition), edition).value();
}

TEST(CarriedForward, TellsWhoIsWaitedForAndWithoutWhomTheTableGoesOn) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant now{1'000'000};
  for (auto const* const player : {"Anna", "Ben", "Cleo"})
    table.apply({now, decide_seat(table, player).value()});
  for (auto const seat : {kBen, kCleo}) {
    now += Duration{500};
    table.apply({now, *decide_presence(table, seat, false)});
  }
  table.apply({now, fact::GivenUp{kCleo}});

  Table again(table.setup());
  again.apply({now + kGrace, logged(carried_forward(table, LatestGame::carried), second())});

  EXPECT_FALSE(again.presence().person(kAnna)->waits_until);
  EXPECT_EQ(again.presence().person(kBen)->waits_until, Instant{1'000'500} + kGrace);
  EXPECT_FALSE(again.presence().person(kBen)->given_up);
  EXPECT_TRUE(again.presence().person(kCleo)->given_up);
  EXPECT_EQ(missing(again.presence())->seat, kBen);
  EXPECT_EQ(next_due(again), next_due(table));
}

TEST(CarriedForward, TellsWhoWantsAnotherGameAndWhoseSeatMayBeGivenBack) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant const now{1'000'000};
  for (auto const* const player : {"Anna", "Ben"}) table.apply({now, decide_seat(table, player).value()});
  table.apply({now, fact::Ready{kAnna, true}});
  table.apply({now, fact::Freed{kBen, {}}});
  auto conduct = table.conduct();
  conduct.latecomers = Latecomers::welcome;
  table.apply({now, fact::Conducted{conduct}});

  Table again(table.setup());
  again.apply({now, logged(carried_forward(table, LatestGame::carried), second())});

  EXPECT_TRUE(again.presence().person(kAnna)->ready);
  EXPECT_EQ(std::get<EmptySeat>(again.presence()[kBen]).freed, "Ben");
  EXPECT_EQ(std::get<EmptySeat>(again.presence()[kBen]).undone_until, now + kUndo);
  EXPECT_EQ(again.conduct().latecomers, Latecomers::welcome);
}

TEST(CarriedForward, TellsWhoseSeatWasGivenAwayAndWhoSitsDownNext) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant const now{1'000'000};
  for (auto const* const player : {"Anna", "Ben"}) table.apply({now, decide_seat(table, player).value()});
  table.apply({now, fact::Freed{kBen, FreedReason::for_another}});
  auto carried = carried_forward(table, LatestGame::carried);
  carried.newcomers.push_back({"Jonas", kBen, true});

  Table again(table.setup());
  again.apply({now, logged(carried, second())});

  EXPECT_TRUE(again.presence().freed().has(kBen, "Ben"));
  EXPECT_EQ(again.presence().freed().all().front().reason, FreedReason::for_another);
  EXPECT_EQ(again.presence().newcomers().all().front().player, "Jonas");
}

TEST(CarriedForward, IsRefusedWhereNobodyKnowsHowLongOneIsWaitedFor) {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  table.apply({Instant{1}, decide_seat(table, "Anna").value()});
  auto carried = carried_forward(table, LatestGame::carried);
  std::get<Person>(carried.occupants[0]).away = true;

  EXPECT_FALSE(read_fact(fact_text(carried, second()), second()));
}

}  // namespace
}  // namespace kuhhandel::table
