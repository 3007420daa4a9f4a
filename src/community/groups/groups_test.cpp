// Groups on disk: opened by their keys, independent of each other, and linked to tables.
#include "groups/groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "groups/group_keys.h"
#include "store/uptime/served_days.h"
#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Groups, OpenWithTheirKeyAndReadOnlyWithTheShareKey) {
  Sundays sundays;

  EXPECT_TRUE(sundays.groups.open(kKey)->may_edit);
  EXPECT_FALSE(sundays.groups.open(share_key_of(kKey))->may_edit);
  EXPECT_FALSE(sundays.groups.open("another-key-of-the-same"));
  EXPECT_FALSE(sundays.groups.open(""));
}

TEST(Groups, StoreNoKeyOnDisk) {
  Sundays sundays;
  SQLite::Database database((sundays.folder.path() / "kuhhandel.db").string());
  SQLite::Statement query(database, "SELECT count(*) FROM groups WHERE key_hash = ? OR share_hash = ?");
  query.bind(1, kKey);
  query.bind(2, share_key_of(kKey));
  query.executeStep();

  EXPECT_EQ(query.getColumn(0).getInt(), 0);
}

TEST(Groups, AreIsolatedFromOtherGroups) {
  Sundays sundays;
  sundays.groups.make("Others", {}, "another-key-of-the-same", table::Instant{1});
  auto other = sundays.groups.open("another-key-of-the-same")->group;
  auto const game = *sundays.group.add_game(sunday());

  EXPECT_EQ(other.games().find(game).error(), GroupRefusal::no_such_game);
  EXPECT_EQ(other.delete_game(game).error(), GroupRefusal::no_such_game);
  other.erase();
  EXPECT_EQ(sundays.group.games().count(), 1);
}

TEST(Groups, LeaveNoDataWhenTheyAreErased) {
  Sundays sundays;
  sundays.group.add_game(sunday());

  sundays.group.erase();
  while (sundays.groups.collect_garbage()) continue;

  EXPECT_FALSE(sundays.groups.open(kKey));
  EXPECT_THAT(sundays.group.players().all(), IsEmpty());
  EXPECT_THAT(sundays.group.games().played().games, IsEmpty());
}

// Deleting the games of a large group at once took 250 ms.
TEST(Groups, AreErasedInBatchesDuringWhichTheirNumberIsNotReused) {
  Sundays sundays;
  sundays.import(std::vector<ScoreEntry>(120, sunday()));
  sundays.group.erase();
  EXPECT_FALSE(sundays.groups.open(kKey)) << "at once";

  sundays.groups.make("Others", {}, "another-key-of-the-same", table::Instant{1});
  EXPECT_EQ(sundays.groups.open("another-key-of-the-same")->group.games().visible_count(), 0);
  int sweeps = 0;
  while (sundays.groups.collect_garbage()) ++sweeps;

  EXPECT_EQ(sweeps, 3) << "fifty at a time";
  EXPECT_EQ(sundays.group.games().count(), 0);
}

TEST(Groups, AddAnOnlineGameOnlyOnce) {
  Sundays sundays;
  sundays.groups.link_table("abc", sundays.group.id());

  sundays.groups.add_online_game("abc", 1, sunday());
  sundays.groups.add_online_game("abc", 1, sunday());
  sundays.groups.add_online_game("other", 1, sunday());

  ASSERT_THAT(sundays.group.games().all(), SizeIs(1));
  EXPECT_EQ(sundays.group.games().all().front().online, "abc/1");
}

// Once, some players were added before the lack of space stopped the rest.
TEST(Groups, StayUnchangedIfAnOnlineGameDoesNotFit) {
  Sundays sundays;
  sundays.groups.link_table("abc", sundays.group.id());
  for (int i = 3; i < kMaxGroupPlayers; ++i) sundays.group.add_player(std::to_string(i));
  auto const before = sundays.names();

  sundays.groups.add_online_game("abc", 1, evening("2026-11-21", {{"Cleo", 1}, {"Dora", 2}, {"Emil", 3}}));

  EXPECT_EQ(sundays.names(), before);
  EXPECT_EQ(sundays.group.games().count(), 0);
}

TEST(Groups, DoNotReaddADeletedOnlineGame) {
  Sundays sundays;
  sundays.groups.link_table("abc", sundays.group.id());
  sundays.groups.add_online_game("abc", 1, sunday());
  ASSERT_TRUE(sundays.group.delete_game(1));

  sundays.groups.add_online_game("abc", 1, sunday());

  EXPECT_EQ(sundays.group.games().count(), 0);
}

/// Lets a server run on that number of days.
void pass_days(Sundays& sundays, int days) {
  auto& database = sundays.groups.open(kKey)->store.database();
  constexpr std::int64_t kFirst = 20'000;
  store::count_served_day(database, kFirst + store::served_days(database));
  for (int i = 0; i < days; ++i) store::count_served_day(database, kFirst + store::served_days(database) + 1);
}

TEST(Groups, ExpireAfterLongDisuse) {
  Sundays sundays;
  pass_days(sundays, 10);
  sundays.groups.touch(sundays.group.id());
  pass_days(sundays, 730);
  EXPECT_THAT(sundays.groups.expired({}, 10), IsEmpty());

  pass_days(sundays, 1);

  EXPECT_THAT(sundays.groups.expired({}, 10), ElementsAre(sundays.group.id()));
}

TEST(Groups, ExpireSoonerIfNeverRevisited) {
  Sundays sundays;
  pass_days(sundays, 1);
  sundays.groups.make("Flood", {}, "another-key-of-the-same", table::Instant{1});
  auto const flood = sundays.groups.open("another-key-of-the-same")->group.id();
  sundays.groups.touch(sundays.group.id());
  pass_days(sundays, 30);
  EXPECT_THAT(sundays.groups.expired({}, 10), IsEmpty());

  pass_days(sundays, 1);

  EXPECT_THAT(sundays.groups.expired({}, 10), ElementsAre(flood));
}

TEST(Groups, DoNotExpireSoonerIfTheirCreationDayIsUnknown) {
  Sundays sundays;
  sundays.groups.open(kKey)->store.database().exec("UPDATE groups SET made_in = -1, used_in = 0");
  pass_days(sundays, 700);

  EXPECT_THAT(sundays.groups.expired({}, 10), IsEmpty());
}

/// Compares the counted size with the database.
void expect_counted(Sundays& sundays) {
  auto const store = sundays.groups.open(kKey)->store;
  auto query = store.statement(
      "SELECT coalesce(sum(length(CAST(written AS BLOB)) + length(results)), 0) FROM group_games"
      " WHERE group_id = ?");
  query.executeStep();
  EXPECT_EQ(store.bytes(), query.getColumn(0).getInt64());
}

TEST(Groups, CountTheBytesOfTheirGames) {
  Sundays sundays;
  auto longer = sunday();
  longer.note = "ein sehr langer Abend mit Käse";

  auto const game = *sundays.group.add_game(sunday());
  expect_counted(sundays);
  EXPECT_TRUE(sundays.group.correct_game(game, longer));
  expect_counted(sundays);
  EXPECT_TRUE(sundays.group.undo(sundays.group.latest_change()->number));
  expect_counted(sundays);
  EXPECT_TRUE(sundays.import({sunday(600), longer}));
  expect_counted(sundays);
  EXPECT_TRUE(sundays.group.delete_game(game));
  expect_counted(sundays);
  auto const numbers = *sundays.group.begin_import({"Anna", "Ben", "Cleo"}, 1);
  PreparedGames ready(sundays.group.players().all(), {});
  ready.add(sunday(700));
  sundays.group.imports().add(numbers, numbers.first, ready.games());
  expect_counted(sundays);
  sundays.group.imports().rollback();
  expect_counted(sundays);
}

TEST(Groups, RefuseAFileThatWouldMakeThemTooLarge) {
  Sundays sundays;
  auto const too_large = static_cast<std::size_t>(kMaxGroupBytes) + 1;

  EXPECT_EQ(sundays.group.begin_import({"Anna", "Ben", "Cleo"}, 1, too_large).error(),
            GroupRefusal::group_full);
  EXPECT_TRUE(sundays.group.begin_import({"Anna", "Ben", "Cleo"}, 1, too_large - 1));
}

// 13.5 MB of games took 50 MB on the disk.
TEST(Groups, UseLittleMoreDiskSpaceThanTheirGames) {
  Sundays sundays;
  std::vector<ScoreEntry> games(500, sunday());
  for (std::size_t i = 0; i < games.size(); ++i) games[i].note = std::to_string(i) + std::string(900, 'x');
  auto const store = sundays.groups.open(kKey)->store;
  auto const on_disk = [&] {
    return store.database().execAndGet("PRAGMA page_count").getInt64() *
           store.database().execAndGet("PRAGMA page_size").getInt64();
  };
  auto const before = on_disk();

  EXPECT_TRUE(sundays.import(games));

  EXPECT_LT(static_cast<double>(on_disk() - before), 2.0 * static_cast<double>(store.bytes()));
}

TEST(Groups, AreListedForTheOperatorLargestFirst) {
  Sundays sundays;
  sundays.groups.make("Empty", {}, "another-key-of-the-same", table::Instant{1});
  sundays.group.add_game(sunday());
  pass_days(sundays, 3);

  auto const all = sundays.groups.all();

  ASSERT_THAT(all, SizeIs(2));
  EXPECT_EQ(all[0].name, "Sundays");
  EXPECT_EQ(all[0].players, 3);
  EXPECT_EQ(all[0].games, 1);
  EXPECT_EQ(all[0].bytes, sundays.groups.open(kKey)->store.bytes());
  EXPECT_EQ(all[0].idle_days, 3);
  EXPECT_EQ(all[1].bytes, 0);
}

}  // namespace
}  // namespace kuhhandel::groups
