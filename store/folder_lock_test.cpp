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

TEST(FolderLock, LetsGoWhenItEnds) {
  ThrowawayFolder const folder;
  std::optional<FolderLock> first(folder.path());
  first.reset();

  EXPECT_NO_THROW(FolderLock(folder.path()));
}

}  // namespace
}  // namespace kuhhandel::store
