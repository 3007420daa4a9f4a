// A matchmade game that all players have left waits for a while, then bots finish it.
#include "table/modes/abandoned_game.h"

#include <gtest/gtest.h>

#include <array>

#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/compact_log.h"
#include "table/modes/pregame.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

/// Anna, Ben and optionally Cleo at a matchmade table; bots have the other seats.
struct AGameOfStrangers {
  Table table;
  Instant now{1'000'000};

  explicit AGameOfStrangers(int people = 2, std::optional<Strangers> strangers = Strangers{})
      : table({.id = "t", .name = "MOO417", .edition = second(), .seats = 3, .strangers = strangers}) {
    constexpr std::array kNames{"Anna", "Ben", "Cleo"};
    for (int i = 0; i < people; ++i) {
      happen(fact::Seated{seat_at(i), kNames.at(static_cast<std::size_t>(i))});
      if (strangers) happen(fact::Back{seat_at(i)});
    }
    for (int i = people; i < 3; ++i) happen(fact::BotSeated{seat_at(i), "farmer", "Otto"});
    happen(fact::Started{"seed"});
  }
  void happen(Fact const& fact) { table.apply({now, fact}); }
  void leave(Seat seat) { happen(*decide_presence(table, seat, false)); }
  void come_back(Seat seat) { happen(*decide_presence(table, seat, true)); }
  /// Handles all due facts for that long.
  void wait(Duration how_long) {
    auto const until = now + how_long;
    for (auto next = next_due(table); next && *next <= until; next = next_due(table)) {
      now = std::max(now, *next);
      happen(*due_fact(table, now));
    }
    now = until;
  }
};

TEST(AbandonedGame, IsContinuedByBotsAfterAWhile) {
  AGameOfStrangers game;
  game.leave(kAnna);
  game.wait(kGrace);
  game.leave(kBen);

  game.wait(kAbandonedAfter - seconds(1));
  EXPECT_TRUE(is_held(game.table));
  EXPECT_FALSE(is_played_by_bots(game.table));
  EXPECT_EQ(next_due(game.table), game.now + seconds(1));

  game.happen(*due_fact(game.table, game.now += seconds(1)));
  EXPECT_TRUE(is_played_by_bots(game.table));
  EXPECT_FALSE(is_held(game.table));
  EXPECT_FALSE(std::holds_alternative<NoClock>(game.table.schedule().clock()));
}

TEST(AbandonedGame, ReturnsToAPlayerWhoReconnects) {
  AGameOfStrangers game;
  for (auto const seat : {kAnna, kBen}) game.leave(seat);
  game.wait(kAbandonedAfter);
  ASSERT_TRUE(is_played_by_bots(game.table));

  game.come_back(kBen);
  EXPECT_FALSE(is_played_by_bots(game.table));
  EXPECT_EQ(game.table.presence().person(kBen)->stand_in, "");

  game.leave(kBen);
  EXPECT_TRUE(is_held(game.table)) << "for another while";
  EXPECT_EQ(next_abandoned_seat(game.table)->at, game.now + kAbandonedAfter);
}

TEST(AbandonedGame, ExcludesGamesAmongFriendsAndSinglePlayerGames) {
  for (auto const& [people, strangers] :
       {std::pair{2, std::optional<Strangers>{}}, std::pair{1, std::optional(Strangers{})}}) {
    AGameOfStrangers game(people, strangers);
    for (int i = 0; i < people; ++i) game.leave(seat_at(i));
    game.wait(minutes(60));
    EXPECT_TRUE(is_held(game.table)) << people;
    EXPECT_FALSE(next_due(game.table)) << people;
  }
}

TEST(AbandonedGame, HasALastPlayerOnceBotsReplaceAllOthers) {
  AGameOfStrangers game(3);
  game.leave(kCleo);
  game.wait(kGrace);
  game.leave(kAnna);
  game.wait(kGrace);
  EXPECT_FALSE(last_player_present(game.table)) << "Ben is there";

  game.leave(kBen);

  EXPECT_EQ(last_player_present(game.table), kBen);
}

TEST(AbandonedGame, HasNoLastPlayerIfTwoLeaveTogether) {
  AGameOfStrangers game;
  game.leave(kAnna);
  game.wait(kGrace - seconds(1));
  game.leave(kBen);

  EXPECT_FALSE(last_player_present(game.table));
}

TEST(AbandonedGame, HasNoLastPlayerAfterAServerRestart) {
  AGameOfStrangers game(3);
  game.leave(kAnna);
  game.wait(kGrace);

  game.happen(fact::Reopened{});

  EXPECT_FALSE(last_player_present(game.table));
  EXPECT_EQ(next_abandoned_seat(game.table)->at, game.now + kAbandonedAfter);
}

}  // namespace
}  // namespace kuhhandel::table
