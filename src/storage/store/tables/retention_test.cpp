#include "store/tables/retention.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "store/uptime/uptime_intervals.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

/// Stores a table with that number of facts, whose log was compacted at version `begins`.
void write_log(Store& store, std::string const& table, std::uint64_t facts, std::uint64_t begins) {
  auto setup = sunday_setup();
  setup.id = table;
  store.add_table(setup, table::Instant{1});
  for (std::uint64_t version = 1; version <= facts; ++version)
    store.append(setup, version, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  table::fact::LogSnapshot snapshot{.version = begins};
  snapshot.occupants.assign(static_cast<std::size_t>(setup.seats), table::EmptySeat{});
  store.compact_log(setup, table::Instant{7}, snapshot);
}

/// Lets a server run for that time on this data.
void run_for(Store& store, std::chrono::minutes time) {
  UptimeIntervals runs(store.database());
  runs.extend(runs.begin(table::Instant{0}) + time);
}

/// In the log and the staging log.
int facts_of(Store& store) {
  return store.database()
      .execAndGet("SELECT (SELECT count(*) FROM log) + (SELECT count(*) FROM fresh)")
      .getInt();
}

TEST(DiskUse, IncludesTheDatabaseItsLogAndAnOptionalBudget) {
  ThrowawayFolder const folder;
  Store store(folder.path(), {.disk = {.most = 1'000'000}});
  write_log(store, "t", 3, 1);

  auto const use = disk_use(store);

  EXPECT_GT(use.database, 0U);
  EXPECT_GT(use.write_ahead_log, 0U);
  EXPECT_EQ(use.in_use(), bytes_in_use(store));
  EXPECT_EQ(use.budget, 1'000'000U);
  EXPECT_TRUE(use.available.has_value());

  ThrowawayFolder const other;
  Store unbounded(other.path());
  EXPECT_FALSE(disk_use(unbounded).budget.has_value());
}

TEST(TableReader, ListsUnfinishedTablesAndThoseUsedWithinADay) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  for (auto const* const table : {"old", "recent", "unfinished", "unvisited"}) {
    write_log(store, table, 1, 1);
    if (table != std::string_view("unvisited")) store.mark_visited(table);
  }
  for (auto const* const table : {"old", "recent"}) store.set_over(table, true);

  run_for(store, std::chrono::hours{30});
  store.mark_used("recent");
  run_for(store, std::chrono::hours{20});

  auto tables = store.tables().unfinished_or_recent();
  std::ranges::sort(tables);
  EXPECT_EQ(tables, (std::vector<std::string>{"recent", "unfinished"}));
}

// The query names its index: reading the setup of every table took half a second a minute for a million
// tables.
TEST(TableReader, FindsCorrespondenceTablesByAnIndex) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  write_log(store, "live", 1, 1);
  auto setup = sunday_setup();
  setup.id = "slow";
  setup.answer_within = std::chrono::hours{24};
  store.add_table(setup, table::Instant{1});
  for (auto const* const table : {"live", "slow"}) store.mark_visited(table);

  EXPECT_EQ(store.tables().unfinished_correspondence(), std::vector<std::string>{"slow"});
}

TEST(Retention, CollectsOldGarbageInBatches) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  Retention upkeep(store);
  write_log(store, "abc", 10, 7);

  EXPECT_FALSE(upkeep.collect_garbage(3)) << "it is not old";
  run_for(store, kGarbageGrace);
  EXPECT_TRUE(upkeep.collect_garbage(3));
  EXPECT_EQ(facts_of(store), 7);
  while (upkeep.collect_garbage(3)) {
  }

  EXPECT_EQ(facts_of(store), 3);
  EXPECT_EQ(store.tables().load("abc")->log.size(), 4U) << "the beginning and what follows";
}

TEST(Retention, CollectsManyShortLogsAtOnce) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  for (auto const* const table : {"abc", "abd", "abe"}) write_log(store, table, 4, 4);
  run_for(store, kGarbageGrace);

  EXPECT_FALSE(Retention(store).collect_garbage(100));

  EXPECT_EQ(facts_of(store), 0);
}

TEST(Retention, CollectsTheFactsOfARemovedTableAtOnce) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  write_log(store, "abc", 10, 7);
  store.add_key("abc", kAnna, keys::hash_of("token"));
  store.add_game("abc", 1, {.record = "as it was played", .ended = table::Instant{5}});

  store.remove_table("abc");
  EXPECT_FALSE(store.tables().load("abc"));
  EXPECT_TRUE(store.tables().game("abc", 1)) << "a group may have it";
  while (Retention(store).collect_garbage(4)) {
  }

  EXPECT_EQ(facts_of(store), 0);
}

}  // namespace
}  // namespace kuhhandel::store
