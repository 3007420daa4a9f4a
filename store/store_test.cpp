#include "store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

TEST(Store, RemembersSetupLogAndKeys) {
  ThrowawayFolder const folder;
  auto const hash = keys::hash_of("token");
  {
    Store store(folder.path());
    store.add_table(sunday_setup(), table::Instant{1});
    store.add_key("abc", kBen, hash);
    store.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  }

  auto const stored = Store(folder.path()).load("abc");

  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->setup.name, "Sunday");
  EXPECT_EQ(stored->log.at(0).at, table::Instant{5});
  EXPECT_EQ(std::get<table::fact::Seated>(stored->log.at(0).fact).player, "Anna");
  EXPECT_TRUE(keys::same(stored->keys.at(0).hash, hash));
}

TEST(Store, KnowsNothingOfOtherTables) {
  ThrowawayFolder const folder;

  EXPECT_FALSE(Store(folder.path()).load("abc"));
}

TEST(Store, RefusesTwoFactsOfOneVersion) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  store.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Reopened{}});

  EXPECT_THROW(store.append(sunday_setup(), 1, {table::Instant{6}, table::fact::Reopened{}}),
               SQLite::Exception);
}

TEST(Store, NamesAFolderThatIsNotThere) {
  try {
    Store const store("/nowhere/at/all");
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("/nowhere/at/all does not exist"));
  }
}

TEST(Store, KeepsTheRecordOfAGameAsItWasWrittenFirst) {
  ThrowawayFolder const folder;
  Store store(folder.path());

  store.add_game("abc", 1, "as it was played");
  store.add_game("abc", 1, "as later rules would have it");

  EXPECT_EQ(store.game("abc", 1), "as it was played");
}

}  // namespace
}  // namespace kuhhandel::store
