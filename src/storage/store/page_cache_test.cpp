#include "store/page_cache.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

int cached_bytes(Store& store) {
  int bytes = 0;
  int highest = 0;
  sqlite3_db_status(store.database().getHandle(), SQLITE_DBSTATUS_CACHE_USED, &bytes, &highest, 0);
  return bytes;
}

TEST(PageCache, IsReleased) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  store.database().exec("CREATE TABLE much (bytes BLOB)");
  for (int i = 0; i < 200; ++i) store.database().exec("INSERT INTO much VALUES (randomblob(10000))");
  store.commit_batch();
  ASSERT_GT(cached_bytes(store), 1'000'000);

  release_page_cache(store);

  EXPECT_LT(cached_bytes(store), 200'000);
}

}  // namespace
}  // namespace kuhhandel::store
