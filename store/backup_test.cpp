#include "store/backup.h"

#include <gtest/gtest.h>

#include <sstream>

#include "store/store.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

TEST(Backup, CopiesARunningServersTables) {
  ThrowawayFolder const data;
  ThrowawayFolder const other;
  Store running(data.path());
  running.add_table(sunday_setup(), table::Instant{1});
  running.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  std::ostringstream said;

  ASSERT_EQ(backup({.data = data.path(), .to = other.path() / "kuhhandel.db"}, said, said), 0) << said.str();

  EXPECT_EQ(Store(other.path()).tables().load("abc")->log.size(), 1U);
}

TEST(Backup, NeverWritesOverAFile) {
  ThrowawayFolder const data;
  Store const running(data.path());
  std::ostringstream said;

  EXPECT_EQ(backup({.data = data.path(), .to = data.path() / "kuhhandel.db"}, said, said), 1);

  EXPECT_NE(said.str().find("is there already"), std::string::npos);
}

TEST(Backup, SaysWhereThereIsNothingToCopy) {
  ThrowawayFolder const empty;
  std::ostringstream said;

  EXPECT_EQ(backup({.data = empty.path(), .to = empty.path() / "copy.db"}, said, said), 1);

  EXPECT_NE(said.str().find("There is no"), std::string::npos);
}

}  // namespace
}  // namespace kuhhandel::store
