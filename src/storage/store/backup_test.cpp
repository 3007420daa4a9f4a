#include "store/backup.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>

#include "store/data_folder.h"
#include "store/store.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

TEST(Backup, CopiesTheTablesOfARunningServer) {
  ThrowawayFolder const data;
  ThrowawayFolder const other;
  Store running(data.path());
  running.add_table(sunday_setup(), table::Instant{1});
  running.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  std::ostringstream output;

  ASSERT_EQ(backup({.data = data.path(), .to = other.path() / "kuhhandel.db"}, output, output), 0)
      << output.str();

  EXPECT_EQ(Store(other.path()).tables().load("abc")->log.size(), 1U);
}

/// Copies a file of the folder in its current state.
void copy(ThrowawayFolder const& from, std::string const& name, ThrowawayFolder const& to) {
  std::filesystem::copy_file(from.path() / name, to.path() / name,
                             std::filesystem::copy_options::overwrite_existing);
}

// SQLite would apply the previous database's log to the backup.
TEST(Backup, IsRefusedNextToAnOldWriteAheadLog) {
  ThrowawayFolder const data;
  ThrowawayFolder const other;
  Store running(data.path());
  running.add_table(sunday_setup(), table::Instant{1});
  std::ostringstream output;
  ASSERT_EQ(backup({.data = data.path(), .to = other.path() / "kuhhandel.db"}, output, output), 0)
      << output.str();
  running.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  copy(data, "kuhhandel.db-wal", other);

  try {
    Store const restored(other.path());
    FAIL() << "the log was applied";
  } catch (std::runtime_error const& error) {
    EXPECT_NE(std::string(error.what()).find("kuhhandel.db-wal and "), std::string::npos) << error.what();
  }

  std::filesystem::remove(other.path() / "kuhhandel.db-wal");
  EXPECT_TRUE(Store(other.path()).tables().load("abc")->log.empty());
}

TEST(Backup, CanBeOpenedByAServer) {
  ThrowawayFolder const data;
  ThrowawayFolder const other;
  ThrowawayFolder const killed;
  std::ostringstream output;
  {
    Store const running(data.path());
  }
  ASSERT_EQ(backup({.data = data.path(), .to = other.path() / "kuhhandel.db"}, output, output), 0)
      << output.str();
  Store restored(other.path());
  restored.add_table(sunday_setup(), table::Instant{1});

  // The state that a kill would leave.
  for (auto const* const name : {"kuhhandel.db", "kuhhandel.db-wal"}) copy(other, name, killed);

  EXPECT_TRUE(Store(killed.path()).tables().has("abc"));
}

TEST(Backup, IsReadableOnlyByItsOwner) {
  ThrowawayFolder const data;
  ThrowawayFolder const other;
  auto const copy = other.path() / "kuhhandel.db";
  std::ostringstream output;
  Store running(data.path());
  running.add_table(sunday_setup(), table::Instant{1});
  ASSERT_EQ(backup({.data = data.path(), .to = copy}, output, output), 0) << output.str();

  for (auto const* const name : {"kuhhandel.db", "kuhhandel.db-wal", "kuhhandel.db-shm"})
    EXPECT_FALSE(is_open_to_others(data.path() / name)) << name;
  EXPECT_FALSE(is_open_to_others(copy));
  std::filesystem::permissions(copy, std::filesystem::perms::group_read, std::filesystem::perm_options::add);
  EXPECT_TRUE(is_open_to_others(copy));
}

TEST(Backup, NeverOverwritesAFile) {
  ThrowawayFolder const data;
  Store const running(data.path());
  std::ostringstream output;

  EXPECT_EQ(backup({.data = data.path(), .to = data.path() / "kuhhandel.db"}, output, output), 1);

  EXPECT_NE(output.str().find("is there already"), std::string::npos);
}

TEST(Backup, ReportsThatThereIsNothingToCopy) {
  ThrowawayFolder const empty;
  std::ostringstream output;

  EXPECT_EQ(backup({.data = empty.path(), .to = empty.path() / "copy.db"}, output, output), 1);

  EXPECT_NE(output.str().find("There is no"), std::string::npos);
}

}  // namespace
}  // namespace kuhhandel::store
