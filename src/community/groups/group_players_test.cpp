#include "groups/group_players.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;

struct AnnaAndBen : AnEmptyStore {
  GroupPlayers players{store};

  AnnaAndBen() {
    players.add("Anna");
    players.add("Ben");
  }
};

TEST(GroupPlayers, AreNumberedInOrder) {
  AnnaAndBen group;

  EXPECT_EQ(group.players.add("Cleo"), 3);
  EXPECT_THAT(group.players.all(),
              ElementsAre(GroupPlayer{1, "Anna"}, GroupPlayer{2, "Ben"}, GroupPlayer{3, "Cleo"}));
}

TEST(GroupPlayers, HaveUniqueNames) {
  AnnaAndBen group;

  EXPECT_EQ(group.players.add("Ben").error(), GroupRefusal::name_taken);
  EXPECT_EQ(group.players.rename(1, "Ben").error(), GroupRefusal::name_taken);
  EXPECT_TRUE(group.players.rename(2, "Ben"));
  EXPECT_EQ(group.players.rename(3, "Cleo").error(), GroupRefusal::no_such_player);
}

TEST(GroupPlayers, AreFoundByNumber) {
  AnnaAndBen group;
  group.players.add("Cleo");

  ASSERT_TRUE(group.players.remove(2));

  EXPECT_THAT(group.players.names(), ElementsAre("", "Anna", "", "Cleo"));
}

TEST(GroupPlayers, AddUnknownNames) {
  AnnaAndBen group;

  EXPECT_THAT(*group.players.add_missing({"Cleo", "Anna"}), ElementsAre(3, 1));
  EXPECT_THAT(group.players.names(), ElementsAre("", "Anna", "Ben", "Cleo"));
}

// Older versions stored any blanks.
TEST(GroupPlayers, OfOlderVersionsAreFoundByTheirNamesOfToday) {
  AnnaAndBen group;
  group.players.add("Cleo  M");
  group.players.add("Dora  K");

  EXPECT_THAT(group.players.names(), ElementsAre("", "Anna", "Ben", "Cleo M", "Dora K"));
  EXPECT_THAT(*group.players.add_missing({"Cleo M", "Dora K"}), ElementsAre(3, 4));
}

TEST(GroupPlayers, HaveTheNameOfThePlayerIntoWhomTheyWereMerged) {
  AnnaAndBen group;
  group.players.add("Annie");
  group.players.add("An");

  group.players.merge(4, 3);
  group.players.merge(3, 1);

  EXPECT_THAT(group.players.names(), ElementsAre("", "Anna", "Ben", "Anna", "Anna"));
  EXPECT_THAT(group.players.all(), ElementsAre(GroupPlayer{1, "Anna"}, GroupPlayer{2, "Ben"}));
  EXPECT_EQ(group.players.add("Annie"), 5) << "the name is free, the number is not";
  EXPECT_FALSE(group.players.are_different({2, 3, 4}));
  EXPECT_TRUE(group.players.are_different({2, 4, 5}));
}

TEST(GroupPlayers, AreLimitedInNumber) {
  AnnaAndBen group;
  for (int i = 3; i <= kMaxGroupPlayers; ++i) ASSERT_TRUE(group.players.add(std::to_string(i)));

  EXPECT_EQ(group.players.add("One more").error(), GroupRefusal::group_full);
  EXPECT_EQ(group.players.add_missing({"Anna", "One more"}).error(), GroupRefusal::group_full);
}

TEST(GroupPlayers, AreSeparateForEachGroup) {
  AnnaAndBen group;
  GroupPlayers others({group.database, group.statistics_cache, GroupId{2}});

  EXPECT_EQ(others.add("Anna"), 1);
  EXPECT_EQ(group.players.all().size(), 2U);
}

}  // namespace
}  // namespace kuhhandel::groups
