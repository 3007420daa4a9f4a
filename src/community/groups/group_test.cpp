// What can be done with a group: games come, are corrected, deleted and brought back; nothing is half-done.
#include "groups/group.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Group, TakesUpThePlayersOfAGame) {
  Sundays here;

  auto const game = here.group.add_game(sunday());

  ASSERT_TRUE(game);
  EXPECT_THAT(here.names(), ElementsAre("Anna", "Ben", "Cleo"));
  EXPECT_EQ(here.group.games().find(*game)->written.place, "Oma's");
}

TEST(Group, ShowsTheNewestGameFirst) {
  Sundays here;
  here.group.add_game(sunday());
  here.group.add_game(evening("2026-11-07", {{"Anna", 10}, {"Ben", 90}, {"Cleo", 0}}));

  EXPECT_EQ(here.group.games().page(0).front().written.date, "2026-11-21");
  EXPECT_EQ(here.group.games().all().front().written.date, "2026-11-07");
  EXPECT_THAT(here.group.games().page(1), IsEmpty());
}

TEST(Group, CallsPlayersOfOldGamesByTheirNewNames) {
  Sundays here;
  auto const game = *here.group.add_game(sunday());

  ASSERT_TRUE(here.group.rename_player(1, "Annika"));

  EXPECT_EQ(here.group.games().find(game)->written.sheet.players.front(), "Annika");
  EXPECT_EQ(here.group.rename_player(1, "Ben").error(), GroupRefusal::name_taken);
}

TEST(Group, KeepsPlayersWhoHaveGames) {
  Sundays here;
  here.group.add_game(sunday());
  here.group.add_player("Dora");

  EXPECT_EQ(here.group.remove_player(3).error(), GroupRefusal::player_has_games);
  EXPECT_TRUE(here.group.remove_player(4));
  EXPECT_EQ(here.group.remove_player(9).error(), GroupRefusal::no_such_player);
}

TEST(Group, MergesTwoPlayersWhoAreOnePerson) {
  Sundays here;
  here.group.add_game(sunday());
  here.group.add_game(evening("2026-11-07", {{"Annie", 10}, {"Ben", 90}, {"Dora", 0}}));
  here.group.add_player("Emil");

  EXPECT_TRUE(here.group.merge_player(4, 1));

  EXPECT_THAT(here.names(), ElementsAre("Anna", "Ben", "Cleo", "Dora", "Emil"));
  EXPECT_EQ(here.group.games().all().front().written.sheet.players.front(), "Anna");
  auto const anna = statistics_of(here.group.games().played()).players.at(0);
  EXPECT_EQ(anna.games, 2);
  EXPECT_EQ(anna.points, 510);
  EXPECT_EQ(here.group.remove_player(1).error(), GroupRefusal::player_has_games);
}

TEST(Group, MergesNobodyWithThemselvesOrWithAStranger) {
  Sundays here;
  EXPECT_EQ(here.group.merge_player(1, 1).error(), GroupRefusal::no_such_player);
  EXPECT_EQ(here.group.merge_player(1, 9).error(), GroupRefusal::no_such_player);
  EXPECT_EQ(here.group.merge_player(9, 1).error(), GroupRefusal::no_such_player);
}

TEST(Group, MergesNobodyWhoPlayedTogether) {
  Sundays here;
  here.group.add_game(sunday());
  here.group.add_game(evening("2026-11-07", {{"Annie", 10}, {"Ben", 90}, {"Dora", 0}}));
  ASSERT_TRUE(here.group.merge_player(4, 1));

  EXPECT_EQ(here.group.merge_player(2, 1).error(), GroupRefusal::played_together);
  EXPECT_EQ(here.group.merge_player(5, 1).error(), GroupRefusal::played_together) << "as Annie";
  EXPECT_TRUE(here.group.merge_player(5, 3));
}

TEST(Group, BringsNoGameBackInWhichOnePersonWouldSitTwice) {
  Sundays here;
  auto const game = *here.group.add_game(sunday());
  here.group.correct_game(game, evening("2026-11-21", {{"Anna", 10}, {"Ben", 90}, {"Dora", 0}}));
  ASSERT_TRUE(here.group.merge_player(3, 1));

  EXPECT_EQ(here.group.undo(here.group.latest_change()->number).error(), GroupRefusal::nothing_to_undo);
}

TEST(Group, UndoesACorrection) {
  Sundays here;
  auto const game = *here.group.add_game(sunday());
  auto const before = here.all();
  ASSERT_TRUE(here.group.correct_game(game, sunday(1000)));
  ASSERT_NE(here.all(), before);

  EXPECT_TRUE(here.group.undo(here.group.latest_change()->number));

  EXPECT_EQ(here.all(), before);
}

TEST(Group, UndoesOnlyTheLatestChange) {
  Sundays here;
  here.group.add_game(sunday());
  auto const first = here.group.latest_change()->number;
  here.group.add_game(sunday(10));

  EXPECT_EQ(here.group.undo(first).error(), GroupRefusal::nothing_to_undo);
  EXPECT_EQ(here.group.games().count(), 2);
}

TEST(Group, ImportsWhatItDoesNotHaveYet) {
  Sundays here;
  here.group.add_game(sunday());

  auto const imported = here.import({sunday(), sunday(10), sunday()});

  EXPECT_EQ(imported->known, 1);
  EXPECT_EQ(imported->added, 2) << "two games may be alike";
  EXPECT_EQ(here.import({sunday(), sunday(10), sunday()})->added, 0);
}

TEST(Group, KnowsAGameAgainUnderTheNewNamesOfItsPlayers) {
  Sundays here;
  here.group.add_game(sunday());
  here.group.rename_player(1, "Annika");

  EXPECT_EQ(here.import({here.group.games().all().front().written})->known, 1);
  EXPECT_EQ(here.import({sunday()})->added, 1) << "Anna is another";
}

TEST(Group, TellsItsStatisticsAnewAfterEachChange) {
  Sundays here;
  auto const told = [&] { return here.group.statistics({}); };
  auto const none = told();

  auto const id = *here.group.add_game(sunday());
  auto const one = told();
  here.group.rename_player(1, "Annika");
  auto const renamed = told();
  here.group.delete_game(id);
  auto const deleted = told();
  here.import({sunday(10)});

  EXPECT_NE(one, none);
  EXPECT_NE(renamed, one);
  EXPECT_NE(deleted, renamed);
  EXPECT_NE(told(), deleted);
}

RC_GTEST_PROP(GroupLaw, UndoTakesEveryChangeBack, ()) {
  Sundays here;
  here.group.add_game(sunday());
  std::vector<std::string> states{here.all()};
  auto const steps = *rc::gen::inRange(1, 12);
  for (int step = 0; step < steps; ++step) {
    auto const games = here.group.games().all();
    auto const change = games.empty() ? 0 : *rc::gen::inRange(0, 3);
    auto const written = sunday(10 * *rc::gen::inRange(0, 100));
    if (change == 0) here.group.add_game(written);
    if (change == 1) here.group.correct_game(games.back().id, written);
    if (change == 2) here.group.delete_game(games.front().id);
    states.push_back(here.all());
  }
  for (int step = steps; step > 0; --step) {
    RC_ASSERT(here.group.undo(here.group.latest_change()->number).has_value());
    RC_ASSERT(here.all() == states[static_cast<std::size_t>(step) - 1]);
  }
}

}  // namespace
}  // namespace kuhhandel::groups
