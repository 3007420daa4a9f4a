// Groups on disk: opened by their keys, apart from each other, and linked to tables.
#include "groups/groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "groups/group_keys.h"
#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

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

}  // namespace
}  // namespace kuhhandel::groups
