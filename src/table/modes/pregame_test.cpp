// Matchmade tables: seats are held for connected players, bots fill empty seats, games start automatically.
#include "table/modes/pregame.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due_fact.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::seconds;

/// A matchmade table with its own time.
struct AGathering {
  Table table;
  Instant now{1'000'000};

  explicit AGathering(Strangers wanted = {})
      : table({.id = "t", .name = "MOO417", .edition = second(), .seats = 3, .strangers = wanted}) {}

  void happen(Fact const& fact) { table.apply({now, fact}); }
  void sit_down(std::string player) { happen(decide_seat(table, std::move(player)).value()); }
  void connect(Seat seat) { happen(*decide_presence(table, seat, true)); }
  void lose(Seat seat) { happen(*decide_presence(table, seat, false)); }
  void ready(Seat seat) { happen(decide(table, seat, order::Ready{true}, "", now).value()); }
  void come(std::string player) {
    auto const seat = *lowest_empty_seat(table.presence());
    sit_down(std::move(player));
    connect(seat);
  }
  /// Handles all due facts for that long.
  void wait(Duration how_long) {
    auto const until = now + how_long;
    for (auto next = next_thing(); next && *next <= until; next = next_thing()) {
      now = std::max(now, *next);
      auto const begins = next_game_starts_at(table);
      happen(begins && *begins <= now ? beginning(table, "seed", now) : *due_fact(table, now));
      if (table.state() == TableState::running) return;
    }
    now = until;
  }
  std::optional<Instant> next_thing() const {
    auto const begins = next_game_starts_at(table);
    auto const brings = next_due(table);
    return begins && brings ? std::min(*begins, *brings) : (begins ? begins : brings);
  }
  bool runs() const { return table.state() == TableState::running; }
  int people() const { return count<Person>(); }
  int bots() const { return count<BotPlayer>(); }
  template <class Kind>
  int count() const {
    return static_cast<int>(std::ranges::count_if(
        table.presence().occupants(), [](Occupant const& one) { return std::holds_alternative<Kind>(one); }));
  }
};

TEST(Pregame, StartsAutomaticallyOnceAllSeatsHavePresentPlayers) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.wait(seconds(5));
  EXPECT_FALSE(pregame.runs());
  pregame.come("Cleo");

  pregame.wait(kLookAround - Duration{1});
  EXPECT_FALSE(pregame.runs()) << "they see first who plays";
  pregame.wait(Duration{1});

  EXPECT_TRUE(pregame.runs());
  EXPECT_EQ(pregame.people(), 3);
}

TEST(Pregame, AddsBotsOnceAPlayerHasWaitedForHalfAMinute) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.wait(seconds(20));
  pregame.come("Ben");
  EXPECT_EQ(*bots_join_at(pregame.table), pregame.now + seconds(10))
      << "the clock is that of the one who came first";
  pregame.wait(seconds(10) - Duration{1});
  EXPECT_EQ(pregame.bots(), 0);

  pregame.wait(seconds(2));

  EXPECT_TRUE(pregame.runs());
  EXPECT_EQ(pregame.bots(), 1);
  EXPECT_EQ(pregame.people(), 2);
}

TEST(Pregame, WaitsOnlyForPlayersIfBotsAreNotWanted) {
  AGathering pregame({.bots = false});
  pregame.come("Anna");
  EXPECT_FALSE(bots_join_at(pregame.table));

  pregame.wait(std::chrono::hours(1));

  EXPECT_EQ(pregame.bots(), 0);
  EXPECT_FALSE(pregame.runs());
}

TEST(Pregame, AddsBotsAtOnceIfAllPresentPlayersAgree) {
  AGathering pregame({.bots = false});
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.ready(kAnna);
  pregame.wait(seconds(2));
  EXPECT_EQ(pregame.bots(), 0) << "Ben may still want people";
  pregame.ready(kBen);

  pregame.wait(seconds(2));

  EXPECT_TRUE(pregame.runs());
  EXPECT_EQ(pregame.bots(), 1);
}

TEST(Pregame, AsksAPlayerWhoReconnectsBeforeBotsTakeTheEmptySeats) {
  AGathering pregame({.bots = false});
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.lose(kBen);
  pregame.ready(kAnna);
  pregame.wait(kSeatKept - Duration{1});
  EXPECT_EQ(pregame.bots(), 0) << "Ben is back in a moment and was not asked";
  pregame.connect(kBen);
  pregame.wait(seconds(2));
  EXPECT_EQ(pregame.bots(), 0);

  pregame.lose(kBen);
  pregame.wait(kSeatKept + seconds(2));

  EXPECT_TRUE(pregame.runs()) << "the seat is held only for seconds";
  EXPECT_EQ(pregame.people(), 1);
}

TEST(Pregame, KeepsTheSeatOfADisconnectedPlayerForAFewSeconds) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.sit_down("Ben");
  EXPECT_TRUE(pregame.table.presence().person(kBen)->away) << "they have yet to come";

  pregame.wait(kSeatKept - Duration{1});
  EXPECT_EQ(pregame.people(), 2);
  pregame.wait(Duration{1});

  EXPECT_EQ(pregame.people(), 1);
  EXPECT_TRUE(pregame.table.presence().person(kAnna));
}

TEST(Pregame, KeepsTheSeatAgainAfterAReconnection) {
  AGathering pregame({.bots = false});
  pregame.come("Anna");
  for (int reload = 0; reload < 3; ++reload) {
    pregame.lose(kAnna);
    pregame.wait(kSeatKept - Duration{1});
    pregame.connect(kAnna);
    pregame.wait(seconds(10));
  }

  EXPECT_EQ(pregame.people(), 1);
}

TEST(Pregame, IsNotDelayedByAPlayerWhoReconnectsRepeatedly) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.wait(kBotsAfter - seconds(2));
  pregame.lose(kBen);

  pregame.wait(seconds(2) + kLookAround);

  EXPECT_TRUE(pregame.runs()) << "Anna was promised a game by now";
  EXPECT_EQ(pregame.people(), 1);
}

TEST(Pregame, IsEmptyOnceAllHaveLeft) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.lose(kAnna);

  pregame.wait(std::chrono::hours(1));

  EXPECT_EQ(pregame.people() + pregame.bots(), 0);
  EXPECT_FALSE(pregame.next_thing());
}

TEST(Pregame, StartsWithoutAPlayerWhoLeavesAtTheLastMoment) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.come("Cleo");
  pregame.lose(kBen);
  pregame.wait(kLookAround);
  EXPECT_FALSE(pregame.runs()) << "who is away is waited for";

  pregame.wait(kBotsAfter);

  EXPECT_TRUE(pregame.runs());
  EXPECT_EQ(pregame.people(), 2);
}

TEST(Pregame, HasNoHost) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.come("Ben");

  EXPECT_FALSE(has_host_rights(pregame.table, kAnna));
  for (Order const& order :
       {Order{order::Start{}}, Order{order::VacateSeat{kBen}}, Order{order::AddBot{kCleo, "farmer"}},
        Order{order::SetFairness{Fairness::among_friends}}})
    EXPECT_EQ(decide(pregame.table, kAnna, order, "", pregame.now).error(), OrderRefusal::not_host);
}

TEST(Pregame, UsesStrictFairness) {
  AGathering pregame;

  EXPECT_EQ(pregame.table.settings().fairness, Fairness::strict);
  EXPECT_EQ(pregame.table.settings().latecomers, Latecomers::welcome) << "a person takes the seat of a bot";
}

TEST(Pregame, DoesNotExistAtATableWithAHost) {
  Table table({.id = "t", .name = "Sunday", .edition = second(), .seats = 3});
  for (auto const* const player : {"Anna", "Ben", "Cleo"})
    table.apply({Instant{1}, decide_seat(table, player).value()});

  EXPECT_FALSE(is_pregame(table));
  EXPECT_FALSE(next_game_starts_at(table));
  EXPECT_FALSE(table.presence().person(kBen)->away);
  EXPECT_TRUE(has_host_rights(table, kAnna));
}

TEST(Pregame, StartsAnotherGameWithBotsForMissingPlayers) {
  AGathering pregame;
  pregame.come("Anna");
  pregame.come("Ben");
  pregame.come("Cleo");
  pregame.wait(kLookAround);
  while (pregame.runs()) {
    auto const next = next_due(pregame.table);
    ASSERT_TRUE(next);
    pregame.now = std::max(pregame.now, *next);
    pregame.happen(*due_fact(pregame.table, pregame.now));
  }
  pregame.lose(kCleo);
  pregame.wait(std::chrono::hours(1));
  EXPECT_EQ(pregame.people(), 3) << "the result stays theirs";
  pregame.ready(kAnna);
  pregame.ready(kBen);

  pregame.wait(seconds(1));

  EXPECT_TRUE(pregame.runs());
  EXPECT_EQ(pregame.table.game()->number, 2);
  EXPECT_EQ(pregame.people(), 2);
  EXPECT_EQ(pregame.bots(), 1);
}

}  // namespace
}  // namespace kuhhandel::table
