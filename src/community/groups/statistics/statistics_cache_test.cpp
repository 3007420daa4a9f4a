// Cached statistics: valid until the group changes, and bounded in bytes.
#include "groups/statistics/statistics_cache.h"

#include <gtest/gtest.h>

namespace kuhhandel::groups {
namespace {

/// Returns a text whose entry has about that many bytes in total.
std::string text_of_bytes(std::size_t bytes) {
  return std::string(bytes - StatisticsCache::kBytesOfEntry, 'x');
}

TEST(StatisticsCache, StoresEachYearUntilTheGroupChanges) {
  StatisticsCache cache;
  cache.store({.group = 1, .changes = 5}, {}, "all");
  cache.store({.group = 1, .changes = 5}, 2026, "a year");

  EXPECT_EQ(*cache.find({.group = 1, .changes = 5}, {}), "all");
  EXPECT_EQ(*cache.find({.group = 1, .changes = 5}, 2026), "a year");
  EXPECT_EQ(cache.find({.group = 1, .changes = 6}, {}), nullptr);
  EXPECT_EQ(cache.find({.group = 2, .changes = 5}, {}), nullptr);
}

TEST(StatisticsCache, ReplacesOutdatedEntries) {
  StatisticsCache cache;
  cache.store({.group = 1, .changes = 5}, {}, "before");
  auto const bytes = cache.bytes();

  cache.store({.group = 1, .changes = 6}, {}, "after!");

  EXPECT_EQ(*cache.find({.group = 1, .changes = 6}, {}), "after!");
  EXPECT_EQ(cache.bytes(), bytes);
}

// A limit of two hundred groups with twenty years each ignored their sizes: ten took 105 MB.
TEST(StatisticsCache, IsBoundedInBytes) {
  StatisticsCache cache;
  for (int group = 1; group <= 100; ++group)
    cache.store({.group = group, .changes = 1}, {}, text_of_bytes(1'000'000));

  EXPECT_LE(cache.bytes(), StatisticsCache::kMaxBytes);
  EXPECT_NE(cache.find({.group = 100, .changes = 1}, {}), nullptr);
  EXPECT_EQ(cache.find({.group = 1, .changes = 1}, {}), nullptr);
}

TEST(StatisticsCache, EvictsTheLeastRecentlyUsedEntry) {
  StatisticsCache cache(3000);
  cache.store({.group = 1, .changes = 1}, {}, text_of_bytes(1000));
  cache.store({.group = 2, .changes = 1}, {}, text_of_bytes(1000));
  cache.find({.group = 1, .changes = 1}, {});

  cache.store({.group = 3, .changes = 1}, {}, text_of_bytes(1500));

  EXPECT_NE(cache.find({.group = 1, .changes = 1}, {}), nullptr);
  EXPECT_EQ(cache.find({.group = 2, .changes = 1}, {}), nullptr);
}

TEST(StatisticsCache, DoesNotStoreAnEntryLargerThanItsCapacity) {
  StatisticsCache cache(3000);
  cache.store({.group = 1, .changes = 1}, {}, "small");

  cache.store({.group = 2, .changes = 1}, {}, text_of_bytes(4000));

  EXPECT_NE(cache.find({.group = 1, .changes = 1}, {}), nullptr);
  EXPECT_EQ(cache.find({.group = 2, .changes = 1}, {}), nullptr);
}

}  // namespace
}  // namespace kuhhandel::groups
