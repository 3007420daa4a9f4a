// Games of a group are added, corrected, deleted and restored, each atomically.
#include "groups/group.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Group, AddsThePlayersOfAGame) {
  Sundays sundays;

  auto const game = sundays.group.add_game(sunday());

  ASSERT_TRUE(game);
  EXPECT_THAT(sundays.names(), ElementsAre("Anna", "Ben", "Cleo"));
  EXPECT_EQ(sundays.group.games().find(*game)->entry.place, "Oma's");
}

TEST(Group, ShowsTheNewestGameFirst) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  sundays.group.add_game(evening("2026-11-07", {{"Anna", 10}, {"Ben", 90}, {"Cleo", 0}}));

  EXPECT_EQ(sundays.group.games().page(0).front().entry.date, "2026-11-21");
  EXPECT_EQ(sundays.group.games().all().front().entry.date, "2026-11-07");
  EXPECT_THAT(sundays.group.games().page(1), IsEmpty());
}

TEST(Group, ShowsNewNamesInOldGames) {
  Sundays sundays;
  auto const game = *sundays.group.add_game(sunday());

  ASSERT_TRUE(sundays.group.rename_player(1, "Annika"));

  EXPECT_EQ(sundays.group.games().find(game)->entry.sheet.players.front(), "Annika");
  EXPECT_EQ(sundays.group.rename_player(1, "Ben").error(), GroupRefusal::name_taken);
}

TEST(Group, KeepsPlayersWhoHaveGames) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  sundays.group.add_player("Dora");

  EXPECT_EQ(sundays.group.remove_player(3).error(), GroupRefusal::player_has_games);
  EXPECT_TRUE(sundays.group.remove_player(4));
  EXPECT_EQ(sundays.group.remove_player(9).error(), GroupRefusal::no_such_player);
}

TEST(Group, MergesTwoPlayers) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  sundays.group.add_game(evening("2026-11-07", {{"Annie", 10}, {"Ben", 90}, {"Dora", 0}}));
  sundays.group.add_player("Emil");

  EXPECT_TRUE(sundays.group.merge_player(4, 1));

  EXPECT_THAT(sundays.names(), ElementsAre("Anna", "Ben", "Cleo", "Dora", "Emil"));
  EXPECT_EQ(sundays.group.games().all().front().entry.sheet.players.front(), "Anna");
  auto const anna = statistics_of(sundays.group.games().played()).players.at(0);
  EXPECT_EQ(anna.games, 2);
  EXPECT_EQ(anna.points, 510);
  EXPECT_EQ(sundays.group.remove_player(1).error(), GroupRefusal::player_has_games);
}

TEST(Group, RefusesToMergeAPlayerWithThemselvesOrWithAnUnknownPlayer) {
  Sundays sundays;
  EXPECT_EQ(sundays.group.merge_player(1, 1).error(), GroupRefusal::no_such_player);
  EXPECT_EQ(sundays.group.merge_player(1, 9).error(), GroupRefusal::no_such_player);
  EXPECT_EQ(sundays.group.merge_player(9, 1).error(), GroupRefusal::no_such_player);
}

TEST(Group, RefusesToMergePlayersWhoPlayedTogether) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  sundays.group.add_game(evening("2026-11-07", {{"Annie", 10}, {"Ben", 90}, {"Dora", 0}}));
  ASSERT_TRUE(sundays.group.merge_player(4, 1));

  EXPECT_EQ(sundays.group.merge_player(2, 1).error(), GroupRefusal::played_together);
  EXPECT_EQ(sundays.group.merge_player(5, 1).error(), GroupRefusal::played_together) << "as Annie";
  EXPECT_TRUE(sundays.group.merge_player(5, 3));
}

TEST(Group, RefusesAnUndoThatWouldSeatAPlayerTwice) {
  Sundays sundays;
  auto const game = *sundays.group.add_game(sunday());
  sundays.group.correct_game(game, evening("2026-11-21", {{"Anna", 10}, {"Ben", 90}, {"Dora", 0}}));
  ASSERT_TRUE(sundays.group.merge_player(3, 1));

  EXPECT_EQ(sundays.group.undo(sundays.group.latest_change()->number).error(), GroupRefusal::nothing_to_undo);
}

TEST(Group, UndoesACorrection) {
  Sundays sundays;
  auto const game = *sundays.group.add_game(sunday());
  auto const before = sundays.all();
  ASSERT_TRUE(sundays.group.correct_game(game, sunday(1000)));
  ASSERT_NE(sundays.all(), before);

  EXPECT_TRUE(sundays.group.undo(sundays.group.latest_change()->number));

  EXPECT_EQ(sundays.all(), before);
}

TEST(Group, UndoesOnlyTheLatestChange) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  auto const first = sundays.group.latest_change()->number;
  sundays.group.add_game(sunday(10));

  EXPECT_EQ(sundays.group.undo(first).error(), GroupRefusal::nothing_to_undo);
  EXPECT_EQ(sundays.group.games().count(), 2);
}

TEST(Group, ImportsOnlyNewGames) {
  Sundays sundays;
  sundays.group.add_game(sunday());

  auto const imported = sundays.import({sunday(), sunday(10), sunday()});

  EXPECT_EQ(imported->known, 1);
  EXPECT_EQ(imported->added, 2) << "two games may be alike";
  EXPECT_EQ(sundays.import({sunday(), sunday(10), sunday()})->added, 0);
}

TEST(Group, RecognizesAGameUnderTheNewNamesOfItsPlayers) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  sundays.group.rename_player(1, "Annika");

  EXPECT_EQ(sundays.import({sundays.group.games().all().front().entry})->known, 1);
  EXPECT_EQ(sundays.import({sunday()})->added, 1) << "Anna is another";
}

TEST(Group, RecomputesItsStatisticsAfterEachChange) {
  Sundays sundays;
  auto const statistics = [&] { return sundays.group.statistics({}); };
  auto const none = statistics();

  auto const id = *sundays.group.add_game(sunday());
  auto const one = statistics();
  sundays.group.rename_player(1, "Annika");
  auto const renamed = statistics();
  sundays.group.delete_game(id);
  auto const deleted = statistics();
  sundays.import({sunday(10)});

  EXPECT_NE(one, none);
  EXPECT_NE(renamed, one);
  EXPECT_NE(deleted, renamed);
  EXPECT_NE(statistics(), deleted);
}

RC_GTEST_PROP(GroupLaw, UndoRevertsEveryChange, ()) {
  Sundays sundays;
  sundays.group.add_game(sunday());
  std::vector<std::string> states{sundays.all()};
  auto const steps = *rc::gen::inRange(1, 12);
  for (int step = 0; step < steps; ++step) {
    auto const games = sundays.group.games().all();
    auto const change = games.empty() ? 0 : *rc::gen::inRange(0, 3);
    auto const entry = sunday(10 * *rc::gen::inRange(0, 100));
    if (change == 0) sundays.group.add_game(entry);
    if (change == 1) sundays.group.correct_game(games.back().id, entry);
    if (change == 2) sundays.group.delete_game(games.front().id);
    states.push_back(sundays.all());
  }
  for (int step = steps; step > 0; --step) {
    RC_ASSERT(sundays.group.undo(sundays.group.latest_change()->number).has_value());
    RC_ASSERT(sundays.all() == states[static_cast<std::size_t>(step) - 1]);
  }
}

}  // namespace
}  // namespace kuhhandel::groups
