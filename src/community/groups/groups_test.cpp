// Groups on disk: opened by their keys, apart from each other, and linked to tables.
#include "groups/groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "groups/group_keys.h"
#include "store/served_days.h"
#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Groups, OpenByTheirKeyAndForLookingByTheShareKey) {
  Sundays here;

  EXPECT_TRUE(here.groups.open(kKey)->may_edit);
  EXPECT_FALSE(here.groups.open(share_key_of(kKey))->may_edit);
  EXPECT_FALSE(here.groups.open("another-key-of-the-same"));
  EXPECT_FALSE(here.groups.open(""));
}

TEST(Groups, KeepNoKeyOnDisk) {
  Sundays here;
  SQLite::Database database((here.folder.path() / "kuhhandel.db").string());
  SQLite::Statement query(database, "SELECT count(*) FROM groups WHERE key_hash = ? OR share_hash = ?");
  query.bind(1, kKey);
  query.bind(2, share_key_of(kKey));
  query.executeStep();

  EXPECT_EQ(query.getColumn(0).getInt(), 0);
}

TEST(Groups, KnowNothingOfOtherGroups) {
  Sundays here;
  here.groups.make("Others", {}, "another-key-of-the-same", table::Instant{1});
  auto other = here.groups.open("another-key-of-the-same")->group;
  auto const game = *here.group.add_game(sunday());

  EXPECT_EQ(other.games().find(game).error(), GroupRefusal::no_such_game);
  EXPECT_EQ(other.delete_game(game).error(), GroupRefusal::no_such_game);
  other.erase();
  EXPECT_EQ(here.group.games().count(), 1);
}

TEST(Groups, LeaveNothingWhenTheyAreErased) {
  Sundays here;
  here.group.add_game(sunday());

  here.group.erase();
  while (here.groups.sweep()) continue;

  EXPECT_FALSE(here.groups.open(kKey));
  EXPECT_THAT(here.group.players().all(), IsEmpty());
  EXPECT_THAT(here.group.games().played().games, IsEmpty());
}

// The games of a large group took 250 ms to be taken away at once.
TEST(Groups, AreTakenAwayAFewGamesAtATimeAndTheirNumberIsNotUsedMeanwhile) {
  Sundays here;
  here.import(std::vector<WrittenGame>(120, sunday()));
  here.group.erase();
  EXPECT_FALSE(here.groups.open(kKey)) << "at once";

  here.groups.make("Others", {}, "another-key-of-the-same", table::Instant{1});
  EXPECT_EQ(here.groups.open("another-key-of-the-same")->group.games().seen(), 0);
  int sweeps = 0;
  while (here.groups.sweep()) ++sweeps;

  EXPECT_EQ(sweeps, 3) << "fifty at a time";
  EXPECT_EQ(here.group.games().count(), 0);
}

TEST(Groups, EnterAnOnlineGameOnce) {
  Sundays here;
  here.groups.link_table("abc", here.group.id());

  here.groups.enter_online("abc", 1, sunday());
  here.groups.enter_online("abc", 1, sunday());
  here.groups.enter_online("other", 1, sunday());

  ASSERT_THAT(here.group.games().all(), SizeIs(1));
  EXPECT_EQ(here.group.games().all().front().online, "abc/1");
}

// Some of its players had been taken up before there was no room for the rest.
TEST(Groups, KeepWhatTheyHaveWhereAnOnlineGameHasNoRoom) {
  Sundays here;
  here.groups.link_table("abc", here.group.id());
  for (int i = 3; i < kMostGroupPlayers; ++i) here.group.add_player(std::to_string(i));
  auto const before = here.names();

  here.groups.enter_online("abc", 1, evening("2026-11-21", {{"Cleo", 1}, {"Dora", 2}, {"Emil", 3}}));

  EXPECT_EQ(here.names(), before);
  EXPECT_EQ(here.group.games().count(), 0);
}

TEST(Groups, DoNotEnterAnOnlineGameAgainThatWasDeleted) {
  Sundays here;
  here.groups.link_table("abc", here.group.id());
  here.groups.enter_online("abc", 1, sunday());
  ASSERT_TRUE(here.group.delete_game(1));

  here.groups.enter_online("abc", 1, sunday());

  EXPECT_EQ(here.group.games().count(), 0);
}

/// So many days on which a server runs.
void pass_days(Sundays& here, int days) {
  auto& database = here.groups.open(kKey)->store.database();
  constexpr std::int64_t kFirst = 20'000;
  store::count_served_day(database, kFirst + store::served_days(database));
  for (int i = 0; i < days; ++i) store::count_served_day(database, kFirst + store::served_days(database) + 1);
}

TEST(Groups, ExpireWhenNobodyHasUsedThemForLong) {
  Sundays here;
  pass_days(here, 10);
  here.groups.touch(here.group.id());
  pass_days(here, 730);
  EXPECT_THAT(here.groups.expired({}, 10), IsEmpty());

  pass_days(here, 1);

  EXPECT_THAT(here.groups.expired({}, 10), ElementsAre(here.group.id()));
}

TEST(Groups, ExpireSoonerWhenNobodyHasComeBack) {
  Sundays here;
  pass_days(here, 1);
  here.groups.make("Flood", {}, "another-key-of-the-same", table::Instant{1});
  auto const flood = here.groups.open("another-key-of-the-same")->group.id();
  here.groups.touch(here.group.id());
  pass_days(here, 30);
  EXPECT_THAT(here.groups.expired({}, 10), IsEmpty());

  pass_days(here, 1);

  EXPECT_THAT(here.groups.expired({}, 10), ElementsAre(flood));
}

TEST(Groups, ThatWereMadeBeforeDaysWereCountedDoNotExpireSooner) {
  Sundays here;
  here.groups.open(kKey)->store.database().exec("UPDATE groups SET made_in = -1, used_in = 0");
  pass_days(here, 700);

  EXPECT_THAT(here.groups.expired({}, 10), IsEmpty());
}

/// What the database has, and what the group says.
void expect_counted(Sundays& here) {
  auto const store = here.groups.open(kKey)->store;
  auto query = store.statement(
      "SELECT coalesce(sum(length(CAST(written AS BLOB)) + length(results)), 0) FROM group_games"
      " WHERE group_id = ?");
  query.executeStep();
  EXPECT_EQ(store.bytes(), query.getColumn(0).getInt64());
}

TEST(Groups, KnowHowManyBytesTheirGamesTakeUp) {
  Sundays here;
  auto longer = sunday();
  longer.note = "ein sehr langer Abend mit Käse";

  auto const game = *here.group.add_game(sunday());
  expect_counted(here);
  EXPECT_TRUE(here.group.correct_game(game, longer));
  expect_counted(here);
  EXPECT_TRUE(here.group.undo(here.group.latest_change()->number));
  expect_counted(here);
  EXPECT_TRUE(here.import({sunday(600), longer}));
  expect_counted(here);
  EXPECT_TRUE(here.group.delete_game(game));
  expect_counted(here);
  auto const numbers = *here.group.begin_import({"Anna", "Ben", "Cleo"}, 1);
  ReadyGames ready(here.group.players().all(), {});
  ready.add(sunday(700));
  here.group.imports().enter(numbers, numbers.first, ready.games());
  expect_counted(here);
  here.group.imports().give_up();
  expect_counted(here);
}

TEST(Groups, TakeNoFileThatWouldMakeThemTooLarge) {
  Sundays here;
  auto const too_large = static_cast<std::size_t>(kMostGroupBytes) + 1;

  EXPECT_EQ(here.group.begin_import({"Anna", "Ben", "Cleo"}, 1, too_large).error(), GroupRefusal::group_full);
  EXPECT_TRUE(here.group.begin_import({"Anna", "Ben", "Cleo"}, 1, too_large - 1));
}

// 13.5 MB of games took up 50 MB of the disk.
TEST(Groups, TakeUpLittleMoreOfTheDiskThanTheirGames) {
  Sundays here;
  std::vector<WrittenGame> games(500, sunday());
  for (std::size_t i = 0; i < games.size(); ++i) games[i].note = std::to_string(i) + std::string(900, 'x');
  auto const store = here.groups.open(kKey)->store;
  auto const on_disk = [&] {
    return store.database().execAndGet("PRAGMA page_count").getInt64() *
           store.database().execAndGet("PRAGMA page_size").getInt64();
  };
  auto const before = on_disk();

  EXPECT_TRUE(here.import(games));

  EXPECT_LT(static_cast<double>(on_disk() - before), 2.0 * static_cast<double>(store.bytes()));
}

TEST(Groups, AreListedForTheOperatorTheLargestFirst) {
  Sundays here;
  here.groups.make("Empty", {}, "another-key-of-the-same", table::Instant{1});
  here.group.add_game(sunday());
  pass_days(here, 3);

  auto const all = here.groups.all();

  ASSERT_THAT(all, SizeIs(2));
  EXPECT_EQ(all[0].name, "Sundays");
  EXPECT_EQ(all[0].players, 3);
  EXPECT_EQ(all[0].games, 1);
  EXPECT_EQ(all[0].bytes, here.groups.open(kKey)->store.bytes());
  EXPECT_EQ(all[0].idle_days, 3);
  EXPECT_EQ(all[1].bytes, 0);
}

}  // namespace
}  // namespace kuhhandel::groups
