// Groups on disk: games come, are corrected, deleted and brought back; nothing is half-done.
#include "groups/groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "groups/game_note_json.h"
#include "groups/group_keys.h"
#include "tests/support/a_group.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr auto kKey = "a-key-of-twenty-four-ab";

struct AGroup {
  ThrowawayFolder folder;
  Groups groups{folder.path()};
  GroupId id = made();

  GroupId made() {
    groups.make("Sundays", {"Anna", "Ben"}, kKey, Instant{1});
    return groups.open(kKey)->group;
  }
  std::expected<Imported, GroupRefusal> import(std::vector<GameNote> const& games) {
    ReadyGames ready(groups.players(id));
    for (auto const& game : games) ready.add(game);
    return groups.import(id, ready);
  }
  std::string all() { return group_file_text("", groups.all_games(id)); }
  std::vector<std::string> names() {
    std::vector<std::string> names;
    for (auto const& player : groups.players(id)) names.push_back(player.name);
    return names;
  }
};

GameNote sunday(Money anna = 500) {
  return evening("2026-11-21", {{"Anna", anna}, {"Ben", 90}, {"Cleo", 160}});
}

TEST(Groups, OpenByTheirKeyAndForLookingByTheShareKey) {
  AGroup group;

  EXPECT_TRUE(group.groups.open(kKey)->may_edit);
  EXPECT_FALSE(group.groups.open(share_key_of(kKey))->may_edit);
  EXPECT_FALSE(group.groups.open("another-key-of-the-same"));
  EXPECT_FALSE(group.groups.open(""));
}

TEST(Groups, KeepNoKeyOnDisk) {
  AGroup group;
  SQLite::Database database((group.folder.path() / "kuhhandel.db").string());
  SQLite::Statement query(database, "SELECT count(*) FROM groups WHERE key_hash = ? OR share_hash = ?");
  query.bind(1, kKey);
  query.bind(2, share_key_of(kKey));
  query.executeStep();

  EXPECT_EQ(query.getColumn(0).getInt(), 0);
}

TEST(Groups, TakeUpThePlayersOfAGame) {
  AGroup group;

  auto const game = group.groups.add_game(group.id, sunday());

  ASSERT_TRUE(game);
  EXPECT_THAT(group.names(), ElementsAre("Anna", "Ben", "Cleo"));
  EXPECT_EQ(group.groups.game(group.id, *game)->written.place, "Oma's");
}

TEST(Groups, ShowTheNewestGameFirst) {
  AGroup group;
  group.groups.add_game(group.id, sunday());
  group.groups.add_game(group.id, evening("2026-11-07", {{"Anna", 10}, {"Ben", 90}, {"Cleo", 0}}));

  EXPECT_EQ(group.groups.games(group.id, 0).front().written.date, "2026-11-21");
  EXPECT_EQ(group.groups.all_games(group.id).front().written.date, "2026-11-07");
  EXPECT_THAT(group.groups.games(group.id, 1), IsEmpty());
}

TEST(Groups, CallPlayersOfOldGamesByTheirNewNames) {
  AGroup group;
  auto const game = *group.groups.add_game(group.id, sunday());

  ASSERT_TRUE(group.groups.rename_player(group.id, 1, "Annika"));

  EXPECT_EQ(group.groups.game(group.id, game)->written.sheet.players.front(), "Annika");
  EXPECT_EQ(group.groups.rename_player(group.id, 1, "Ben").error(), GroupRefusal::name_taken);
}

TEST(Groups, KeepPlayersWhoHaveGames) {
  AGroup group;
  group.groups.add_game(group.id, sunday());
  group.groups.add_player(group.id, "Dora");

  EXPECT_EQ(group.groups.remove_player(group.id, 3).error(), GroupRefusal::player_has_games);
  EXPECT_TRUE(group.groups.remove_player(group.id, 4));
  EXPECT_EQ(group.groups.remove_player(group.id, 9).error(), GroupRefusal::no_such_player);
}

TEST(Groups, UndoACorrection) {
  AGroup group;
  auto const game = *group.groups.add_game(group.id, sunday());
  auto const before = group.all();
  ASSERT_TRUE(group.groups.correct_game(group.id, game, sunday(1000)));
  ASSERT_NE(group.all(), before);

  EXPECT_TRUE(group.groups.undo(group.id, group.groups.latest_change(group.id)->number));

  EXPECT_EQ(group.all(), before);
}

TEST(Groups, UndoOnlyTheLatestChange) {
  AGroup group;
  group.groups.add_game(group.id, sunday());
  auto const first = group.groups.latest_change(group.id)->number;
  group.groups.add_game(group.id, sunday(10));

  EXPECT_EQ(group.groups.undo(group.id, first).error(), GroupRefusal::nothing_to_undo);
  EXPECT_EQ(group.groups.game_count(group.id), 2);
}

TEST(Groups, KnowNothingOfOtherGroups) {
  AGroup group;
  group.groups.make("Others", {}, "another-key-of-the-same", Instant{1});
  auto const other = group.groups.open("another-key-of-the-same")->group;
  auto const game = *group.groups.add_game(group.id, sunday());

  EXPECT_EQ(group.groups.game(other, game).error(), GroupRefusal::no_such_game);
  EXPECT_EQ(group.groups.delete_game(other, game).error(), GroupRefusal::no_such_game);
  group.groups.erase(other);
  EXPECT_EQ(group.groups.game_count(group.id), 1);
}

TEST(Groups, LeaveNothingWhenTheyAreErased) {
  AGroup group;
  group.groups.add_game(group.id, sunday());

  group.groups.erase(group.id);

  EXPECT_FALSE(group.groups.open(kKey));
  EXPECT_THAT(group.groups.players(group.id), IsEmpty());
  EXPECT_THAT(group.groups.played_games(group.id).games, IsEmpty());
}

TEST(Groups, ImportWhatTheyDoNotHaveYet) {
  AGroup group;
  group.groups.add_game(group.id, sunday());

  auto const imported = group.import({sunday(), sunday(10), sunday()});

  EXPECT_EQ(imported->known, 1);
  EXPECT_EQ(imported->added, 2) << "two games may be alike";
  EXPECT_EQ(group.import({sunday(), sunday(10), sunday()})->added, 0);
}

TEST(Groups, KnowAGameAgainUnderTheNewNamesOfItsPlayers) {
  AGroup group;
  group.groups.add_game(group.id, sunday());
  group.groups.rename_player(group.id, 1, "Annika");

  EXPECT_EQ(group.import({group.groups.all_games(group.id).front().written})->known, 1);
  EXPECT_EQ(group.import({sunday()})->added, 1) << "Anna is another";
}

TEST(Groups, TellTheirStatisticsAnewAfterEachChange) {
  AGroup group;
  auto const told = [&] { return group.groups.statistics(group.id, {}); };
  auto const none = told();

  auto const id = *group.groups.add_game(group.id, sunday());
  auto const one = told();
  group.groups.rename_player(group.id, 1, "Annika");
  auto const renamed = told();
  group.groups.delete_game(group.id, id);
  auto const deleted = told();
  group.import({sunday(10)});

  EXPECT_NE(one, none);
  EXPECT_NE(renamed, one);
  EXPECT_NE(deleted, renamed);
  EXPECT_NE(told(), deleted);
}

TEST(Groups, EnterAnOnlineGameOnce) {
  AGroup group;
  group.groups.link_table("abc", group.id);

  group.groups.enter_online("abc", 1, sunday());
  group.groups.enter_online("abc", 1, sunday());
  group.groups.enter_online("other", 1, sunday());

  ASSERT_THAT(group.groups.all_games(group.id), SizeIs(1));
  EXPECT_EQ(group.groups.all_games(group.id).front().online, "abc/1");
}

TEST(Groups, DoNotEnterAnOnlineGameAgainThatWasDeleted) {
  AGroup group;
  group.groups.link_table("abc", group.id);
  group.groups.enter_online("abc", 1, sunday());
  ASSERT_TRUE(group.groups.delete_game(group.id, 1));

  group.groups.enter_online("abc", 1, sunday());

  EXPECT_EQ(group.groups.game_count(group.id), 0);
}

RC_GTEST_PROP(GroupsLaw, UndoTakesEveryChangeBack, ()) {
  AGroup group;
  group.groups.add_game(group.id, sunday());
  std::vector<std::string> states{group.all()};
  auto const steps = *rc::gen::inRange(1, 12);
  for (int step = 0; step < steps; ++step) {
    auto const games = group.groups.all_games(group.id);
    auto const change = games.empty() ? 0 : *rc::gen::inRange(0, 3);
    auto const note = sunday(10 * *rc::gen::inRange(0, 100));
    if (change == 0) group.groups.add_game(group.id, note);
    if (change == 1) group.groups.correct_game(group.id, games.back().id, note);
    if (change == 2) group.groups.delete_game(group.id, games.front().id);
    states.push_back(group.all());
  }
  for (int step = steps; step > 0; --step) {
    RC_ASSERT(group.groups.undo(group.id, group.groups.latest_change(group.id)->number).has_value());
    RC_ASSERT(group.all() == states[static_cast<std::size_t>(step) - 1]);
  }
}

}  // namespace
}  // namespace kuhhandel
