#include "groups/games/group_changes.h"

#include <gtest/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using Kind = GroupChange::Kind;

struct SomeChanges : AnEmptyStore {
  GroupChanges changes{store};
};

GroupRow an_online_game() { return {4, sunday(), {1, 2, 3}, "k7q2m9/1"}; }

TEST(GroupChanges, ReturnTheLatest) {
  SomeChanges group;
  EXPECT_FALSE(group.changes.latest());

  group.changes.add(Kind::added, 4, {});
  group.changes.add(Kind::deleted, 4, an_online_game());

  EXPECT_EQ(group.changes.latest()->number, 2);
  EXPECT_EQ(group.changes.latest()->kind, Kind::deleted);
  EXPECT_EQ(group.changes.latest()->game, 4);
}

TEST(GroupChanges, ReturnThePreviousVersionOfAGame) {
  SomeChanges group;
  group.changes.add(Kind::corrected, 4, an_online_game());

  auto const before = group.changes.before(*group.changes.latest());

  ASSERT_TRUE(before);
  EXPECT_EQ(before->id, 4);
  EXPECT_EQ(before->online, "k7q2m9/1");
  EXPECT_EQ(text_of(*before), text_of(an_online_game()));
}

TEST(GroupChanges, HaveNoPreviousVersionOfAnAddedGame) {
  SomeChanges group;

  group.changes.add(Kind::added, 4, {});

  EXPECT_FALSE(group.changes.before(*group.changes.latest()));
}

TEST(GroupChanges, ForgetUndoneChanges) {
  SomeChanges group;
  group.changes.add(Kind::added, 4, {});
  group.changes.add(Kind::added, 5, {});

  group.changes.remove(*group.changes.latest());

  EXPECT_EQ(group.changes.latest()->game, 4);
}

TEST(GroupChanges, KeepOnlyTheLastFifty) {
  SomeChanges group;
  for (int game = 1; game <= 60; ++game) group.changes.add(Kind::added, game, {});

  for (int undone = 0; undone < 50; ++undone) group.changes.remove(*group.changes.latest());

  EXPECT_FALSE(group.changes.latest());
}

TEST(GroupChanges, ReturnTheHighestGameNumber) {
  SomeChanges group;
  EXPECT_EQ(group.changes.highest_game(), 0);
  group.changes.add(Kind::added, 9, {});

  group.changes.add(Kind::added, 4, {});

  EXPECT_EQ(group.changes.highest_game(), 9);
}

}  // namespace
}  // namespace kuhhandel::groups
