#include "store/folder_lock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

TEST(FolderLock, RefusesASecondServer) {
  ThrowawayFolder const folder;
  std::optional<FolderLock> first(folder.path());

  try {
    FolderLock const second(folder.path());
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("is in use by another server"));
  }
}

TEST(FolderLock, GivesASecondServerTheAddressOfTheFirst) {
  ThrowawayFolder const folder;
  FolderLock const first(folder.path());
  first.write_address("http://127.0.0.1:8080/");

  try {
    FolderLock const second(folder.path());
    FAIL() << "must be refused";
  } catch (FolderInUse const& error) {
    EXPECT_EQ(error.address(), "http://127.0.0.1:8080/");
  }
}

TEST(FolderLock, GivesNoAddressOfAStoppedServerOrOfInvalidData) {
  ThrowawayFolder const folder;
  FolderLock(folder.path()).write_address("http://127.0.0.1:8080/");
  FolderLock const first(folder.path());

  for (std::string const text : {"", "--version", "http://127.0.0.1/ -x"}) {
    if (!text.empty()) first.write_address(text);
    try {
      FolderLock const second(folder.path());
      FAIL() << "must be refused";
    } catch (FolderInUse const& error) {
      EXPECT_EQ(error.address(), "");
    }
  }
}

TEST(FolderLock, IsReleasedWhenTheServerStops) {
  ThrowawayFolder const folder;
  std::optional<FolderLock> first(folder.path());
  first.reset();

  EXPECT_NO_THROW(FolderLock(folder.path()));
}

}  // namespace
}  // namespace kuhhandel::store
