#include "groups/games/group_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::SizeIs;

/// Anna, Ben and Cleo, without a game.
struct ThreeWhoPlay : AnEmptyStore {
  GroupPlayers players{store};
  GroupGames games{store};

  ThreeWhoPlay() { players.add_missing(sunday().sheet.players); }
  void put(int id, ScoreEntry const& entry) { games.put({id, entry, {1, 2, 3}, {}}); }
};

ScoreEntry game_on(std::string date) {
  return evening(std::move(date), {{"Anna", 10}, {"Ben", 20}, {"Cleo", 30}});
}

TEST(GroupGames, StoreWhatWasEntered) {
  ThreeWhoPlay group;

  group.put(7, sunday());

  EXPECT_EQ(group.games.find(7)->entry.sheet.players, sunday().sheet.players);
  EXPECT_EQ(group.games.row(7)->players, (std::vector{1, 2, 3}));
  EXPECT_EQ(group.games.find(8).error(), GroupRefusal::no_such_game);
  EXPECT_FALSE(group.games.row(8));
}

TEST(GroupGames, ArePagedAndOrderedByDate) {
  ThreeWhoPlay group;
  for (int day = 10; day < 30; ++day) group.put(day, game_on("2026-11-" + std::to_string(day)));
  for (int id = 30; id < 70; ++id) group.put(id, game_on("2026-12-01"));

  EXPECT_EQ(group.games.count(), 60);
  EXPECT_THAT(group.games.page(0), SizeIs(GroupGames::kPageSize));
  EXPECT_EQ(group.games.page(0).front().id, 69);
  EXPECT_EQ(group.games.page(1).back().id, 10);
  EXPECT_EQ(group.games.all().front().id, 10);
}

TEST(GroupGames, CanBeRemoved) {
  ThreeWhoPlay group;
  group.put(1, sunday());
  group.put(2, sunday());

  group.games.remove(2);

  EXPECT_EQ(group.games.count(), 1);
  EXPECT_EQ(group.games.highest_id(), 1);
}

TEST(GroupGames, ListTheirPlayers) {
  ThreeWhoPlay group;
  group.put(1, sunday());

  EXPECT_TRUE(group.games.has_player(3));
  EXPECT_FALSE(group.games.has_player(4));
}

TEST(GroupGames, AreRecognizedByTheirFingerprints) {
  ThreeWhoPlay group;
  group.put(1, sunday());
  group.put(2, sunday());
  PreparedGames same(group.players.all(), group.games.fingerprints());
  for (int i = 0; i < 3; ++i) same.add(sunday());

  EXPECT_EQ(same.known(), 2);
  EXPECT_EQ(same.games().size(), 1U);
}

TEST(GroupGames, ListTheirResults) {
  ThreeWhoPlay group;
  group.put(1, sunday());

  auto const played = group.games.played();

  ASSERT_THAT(played.games, SizeIs(1));
  EXPECT_EQ(played.games.front().results.at(0).points, 500);
}

TEST(GroupGames, InvalidateCachedStatistics) {
  ThreeWhoPlay group;
  auto const cached = [&](std::string const& now) {
    return group.store.cached_statistics({}, [&] { return now; });
  };
  cached("before");
  EXPECT_EQ(cached("not asked"), "before");

  group.put(1, sunday());

  EXPECT_EQ(cached("after"), "after");
}

}  // namespace
}  // namespace kuhhandel::groups
