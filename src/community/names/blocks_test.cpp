// Blocks between registered names.
#include "names/blocks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "names/names.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::names {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class BlocksTest : public testing::Test {
 protected:
  BlocksTest() {
    for (auto const* const name : {"Anna", "Ben", "Cleo"}) names_.claim(name, name, table::Instant{1});
  }

  ThrowawayFolder folder_;
  store::Store store_{folder_.path()};
  Names names_{store_};
  Blocks blocks_{store_.database()};
};

TEST_F(BlocksTest, AppliesInBothDirectionsAndToEverySpelling) {
  EXPECT_TRUE(blocks_.change("Anna", {.block = {"BEN"}}));

  EXPECT_TRUE(blocks_.are_blocked("anna", " Ben"));
  EXPECT_TRUE(blocks_.are_blocked("Ben", "Anna")) << "whoever of them comes second";
  EXPECT_FALSE(blocks_.are_blocked("Anna", "Cleo"));
  EXPECT_THAT(blocks_.of("ANNA"), ElementsAre("BEN"));
  EXPECT_THAT(blocks_.of("Ben"), IsEmpty());
}

TEST_F(BlocksTest, CanBeUndone) {
  blocks_.change("Anna", {.block = {"Ben", "Cleo", "ben", "Anna"}});
  EXPECT_THAT(blocks_.of("Anna"), ElementsAre("Cleo", "Ben")) << "each once, and not oneself";

  blocks_.change("Anna", {.unblock = {"ben"}});

  EXPECT_THAT(blocks_.of("Anna"), ElementsAre("Cleo"));
  EXPECT_FALSE(blocks_.are_blocked("Anna", "Ben"));
}

TEST_F(BlocksTest, ChangesAtomicallyAtTheMaximum) {
  live::BlockChange many;
  while (many.block.size() < live::kMaxBlocked)
    many.block.push_back("Guest " + std::to_string(many.block.size()));
  EXPECT_TRUE(blocks_.change("Anna", many));

  EXPECT_FALSE(blocks_.change("Anna", {.block = {"Ben"}}));
  EXPECT_EQ(blocks_.of("Anna").size(), live::kMaxBlocked);
  EXPECT_TRUE(blocks_.change("Anna", {.block = {"Ben"}, .unblock = {"Guest 0"}}));
  EXPECT_TRUE(blocks_.are_blocked("Anna", "Ben"));
}

TEST_F(BlocksTest, AppliesOnlyToRegisteredNames) {
  blocks_.change("Anna", {.block = {"Dora"}});
  EXPECT_FALSE(blocks_.are_blocked("Anna", "Dora")) << "any guest may go by that name";

  names_.claim("Dora", "Dora", table::Instant{1});
  EXPECT_TRUE(blocks_.are_blocked("Anna", "Dora"));
}

TEST_F(BlocksTest, EndsWhenEitherNameIsFreed) {
  blocks_.change("Anna", {.block = {"Ben"}});
  blocks_.change("Cleo", {.block = {"Anna"}});

  names_.release("Ben");
  names_.claim("Ben", "another Ben", table::Instant{2});
  EXPECT_FALSE(blocks_.are_blocked("Anna", "Ben"));

  names_.release("Anna");
  EXPECT_THAT(blocks_.of("Cleo"), IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::names
