// Daily puzzles in a group: first attempts count, and follow merged players.
#include "groups/group_puzzles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// 2026-11-26 12:00 UTC.
constexpr table::Instant kNoon{1'795'694'400'000};

struct PuzzlesOfSundays {
  Sundays sundays;
  GroupAccess opened = *sundays.groups.open(kKey);
  GroupPuzzles puzzles{opened.store};
};

TEST(GroupPuzzles, StoreTheFirstTryOfADay) {
  PuzzlesOfSundays a;

  EXPECT_TRUE(a.puzzles.set_result(1, "2026-11-26", false, kNoon));
  EXPECT_TRUE(a.puzzles.set_result(1, "2026-11-26", true, kNoon));
  EXPECT_TRUE(a.puzzles.set_result(1, "2026-11-25", true, kNoon));

  auto const all = a.puzzles.all();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].player, 1);
  EXPECT_THAT(all[0].solved, ElementsAre("2026-11-25"));
  EXPECT_THAT(all[0].missed, ElementsAre("2026-11-26"));
}

TEST(GroupPuzzles, AcceptOnlyPlayersOfTheGroup) {
  PuzzlesOfSundays a;

  EXPECT_EQ(a.puzzles.set_result(3, "2026-11-26", true, kNoon).error(), GroupRefusal::no_such_player);
  EXPECT_THAT(a.puzzles.all(), IsEmpty());
}

TEST(GroupPuzzles, CanBeRemovedIfEnteredForTheWrongPlayer) {
  PuzzlesOfSundays a;
  std::ignore = a.puzzles.set_result(1, "2026-11-26", true, kNoon);
  std::ignore = a.puzzles.set_result(2, "2026-11-26", true, kNoon);

  a.puzzles.remove_result(1, "2026-11-26");

  ASSERT_EQ(a.puzzles.all().size(), 1U);
  EXPECT_EQ(a.puzzles.all()[0].player, 2);
}

TEST(GroupPuzzles, MoveWithAMergedPlayerAndDisappearWithARemovedOne) {
  PuzzlesOfSundays a;
  std::ignore = a.puzzles.set_result(1, "2026-11-25", true, kNoon);
  std::ignore = a.puzzles.set_result(1, "2026-11-26", true, kNoon);
  std::ignore = a.puzzles.set_result(2, "2026-11-26", false, kNoon);

  ASSERT_TRUE(a.sundays.group.merge_player(1, 2));
  auto const merged = a.puzzles.all();
  ASSERT_TRUE(a.sundays.group.remove_player(2));

  ASSERT_EQ(merged.size(), 1U);
  EXPECT_THAT(merged[0].solved, ElementsAre("2026-11-25"));
  EXPECT_THAT(merged[0].missed, ElementsAre("2026-11-26")) << "their own try of that day";
  EXPECT_THAT(a.puzzles.all(), IsEmpty());
}

TEST(GroupPuzzles, ExpireAfterAHundredDaysOrWithTheirGroup) {
  PuzzlesOfSundays a;
  std::ignore = a.puzzles.set_result(1, "2026-08-17", true, kNoon);
  std::ignore = a.puzzles.set_result(1, "2026-08-18", true, kNoon);
  EXPECT_THAT(a.puzzles.all()[0].solved, ElementsAre("2026-08-18"));

  a.sundays.group.erase();

  EXPECT_THAT(a.puzzles.all(), IsEmpty());
}

TEST(PuzzleDay, IsTodaySomewhereOrWithinTheWeekBefore) {
  EXPECT_TRUE(is_puzzle_day("2026-11-26", kNoon));
  EXPECT_TRUE(is_puzzle_day("2026-11-27", kNoon)) << "the day begins 14 hours earlier in Kiribati";
  EXPECT_TRUE(is_puzzle_day("2026-11-19", kNoon));
  for (auto const* const day : {"2026-11-28", "2026-11-18", "2026-11-26x", "2026-11-2", ""})
    EXPECT_FALSE(is_puzzle_day(day, kNoon)) << day;
}

}  // namespace
}  // namespace kuhhandel::groups
