// A table's facts are read unchanged, whether they are in the staging log or the table's own log.
#include "store/tables/staging_log.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <iostream>
#include <optional>

#include "engine/random/rng.h"
#include "store/database.h"
#include "store/store.h"
#include "store/tables/retention.h"
#include "store/uptime/uptime_intervals.h"
#include "table/log/log_json.h"
#include "tests/support/laws.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

table::TableSetup setup_at(int place) {
  auto setup = sunday_setup();
  setup.id = "table" + std::to_string(place);
  return setup;
}

table::Entry entry_of(std::uint64_t version) {
  return {table::Instant{static_cast<std::int64_t>(version)}, table::fact::Seated{kAnna, "Anna"}};
}

class StagingLogTest : public testing::Test {
 protected:
  void open(std::int64_t most_fresh) {
    store_.reset();
    store_.emplace(folder_.path(), StoreOptions{.max_staged = most_fresh});
  }
  void add_tables(int tables) {
    for (int table = 0; table < tables; ++table) store_->add_table(setup_at(table), table::Instant{1});
  }
  void append(int table) {
    auto& version = versions_.at(static_cast<std::size_t>(table));
    ++version;
    store_->append(setup_at(table), version, entry_of(version));
  }
  int rows_of(std::string const& of) {
    return store_->database().execAndGet("SELECT count(*) FROM " + of).getInt();
  }
  /// Returns the last version that the reader finds; no version before it is missing.
  std::uint64_t read_by(TableReader const& tables, int table) {
    auto const stored = tables.load(setup_at(table).id);
    auto const& log = stored->log;
    auto const* const snapshot =
        log.empty() ? nullptr : std::get_if<table::fact::LogSnapshot>(&log.front().fact);
    return snapshot == nullptr ? log.size() : snapshot->version + log.size() - 1;
  }

  ThrowawayFolder folder_;
  std::optional<Store> store_;
  std::array<std::uint64_t, 160> versions_{};
};

TEST_F(StagingLogTest, StaysInTheStagingTableUntilManyFollow) {
  open(20);
  add_tables(2);

  for (int turn = 0; turn < 10; ++turn) {
    store_->begin_batch();
    append(0);
    append(1);
    store_->commit_batch();
  }
  EXPECT_EQ(rows_of("log"), 0);
  store_->begin_batch();
  append(0);
  store_->commit_batch();

  EXPECT_EQ(rows_of("log"), 20) << "16, and 4 for the one that came";
  EXPECT_EQ(read_by(store_->tables(), 0), 11U);
  EXPECT_EQ(read_by(store_->tables(), 1), 10U);
}

TEST_F(StagingLogTest, HasABoundedSize) {
  open(100);
  add_tables(160);
  int most = 0;

  for (int fact = 0; fact < 3000; ++fact) {
    store_->begin_batch();
    // Some tables pause for long and then continue.
    append(fact % (fact % 2 == 0 ? 160 : 7));
    store_->commit_batch();
    most = std::max(most, rows_of("fresh"));
  }

  EXPECT_LE(most, 100 + 100 / 3 + 101);
}

TEST_F(StagingLogTest, RefusesADuplicateVersionInEitherPlace) {
  open(0);
  add_tables(1);
  store_->begin_batch();
  append(0);
  store_->commit_batch();
  ASSERT_EQ(rows_of("fresh"), 0);

  EXPECT_THROW(store_->append(setup_at(0), 1, entry_of(1)), SQLite::Exception);
}

TEST_F(StagingLogTest, RemovesATableFromBothPlaces) {
  open(20);
  add_tables(1);
  for (int fact = 0; fact < 25; ++fact) {
    store_->begin_batch();
    append(0);
    store_->commit_batch();
  }
  ASSERT_GT(rows_of("log"), 0);
  ASSERT_GT(rows_of("fresh"), rows_of("log")) << "what was put away lies in both still";
  store_->remove_table(setup_at(0).id);
  while (Retention(*store_).collect_garbage(4)) continue;
  EXPECT_EQ(rows_of("log") + rows_of("fresh"), 0);

  open(0);
  store_->begin_batch();
  store_->add_table(setup_at(1), table::Instant{1});
  append(1);
  store_->commit_batch();

  EXPECT_EQ(rows_of("log"), 1);
}

// Read by their writer, after any restart, and by another connection that reads concurrently.
TEST_F(StagingLogTest, RoundTrips) {
  Rng chance(25);
  constexpr int kTables = 5;
  open(8);
  add_tables(kTables);
  auto other = open_for_reading(folder_.path());
  std::optional<TableReader> second_reader(other);
  auto const look = [&] {
    for (int table = 0; table < kTables; ++table) {
      auto const latest = versions_.at(static_cast<std::size_t>(table));
      ASSERT_EQ(read_by(store_->tables(), table), latest);
      ASSERT_EQ(read_by(*second_reader, table), latest);
    }
  };
  auto const begin_anew = [&](int table) {
    auto const version = versions_.at(static_cast<std::size_t>(table));
    table::fact::LogSnapshot snapshot{.version = version};
    snapshot.occupants.assign(static_cast<std::size_t>(sunday_setup().seats), table::EmptySeat{});
    if (version > 0) store_->compact_log(setup_at(table), table::Instant{7}, snapshot);
  };

  for (int turn = 0; turn < 400; ++turn) {
    store_->begin_batch();
    for (int facts = chance.below(6); facts > 0; --facts) append(chance.below(kTables));
    if (chance.below(10) == 0) begin_anew(chance.below(kTables));
    store_->commit_batch();
    UptimeIntervals runs(store_->database());
    runs.extend(runs.begin(table::Instant{0}) + kGarbageGrace);
    if (chance.below(5) == 0) Retention(*store_).collect_garbage(1 + chance.below(9));
    look();
    if (chance.below(20) > 0) continue;
    open(chance.below(30));
    second_reader.emplace(other);
  }
}

/// Measures the bytes per fact in the write-ahead log, with 160 tables and ten facts per batch.
class Writing {
 public:
  explicit Writing(std::int64_t most_fresh)
      : store_(folder_.path(), {.checkpoint_pages = 1'000'000, .max_staged = most_fresh}) {}

  template <class Append>
  double bytes_of(std::int64_t facts, Append const& append) {
    for (int table = 0; table < 160; ++table) store_.add_table(setup_at(table), table::Instant{1});
    write(facts, append);
    auto const before = size();
    write(facts, append);
    return static_cast<double>(size() - before) / static_cast<double>(facts);
  }

 private:
  template <class Append>
  void write(std::int64_t facts, Append const& append) {
    table::Entry const entry{table::Instant{5}, table::fact::Committed{std::string(64, 'a'), "secret"}};
    for (std::int64_t fact = 0; fact < facts; ++fact) {
      if (fact % 10 == 0) store_.database().exec("BEGIN IMMEDIATE");
      auto const table = chance_.below(160);
      append(store_, setup_at(table), ++versions_.at(static_cast<std::size_t>(table)), entry);
      if (fact % 10 != 9) continue;
      store_.staging().end_batch(10);
      store_.database().exec("COMMIT");
    }
  }
  std::uintmax_t size() { return std::filesystem::file_size(folder_.path() / "kuhhandel.db-wal"); }

  ThrowawayFolder folder_;
  Store store_;
  std::array<std::uint64_t, 160> versions_{};
  Rng chance_{1};
};

/// Writes directly to the table's log, without a staging log.
void append_to_log(Store& store, table::TableSetup const& setup, std::uint64_t version,
                   table::Entry const& entry) {
  SQLite::Statement log(store.database(), "INSERT INTO log VALUES (?, ?, ?, ?, 0)");
  log.bind(1, setup.id);
  log.bind(2, static_cast<std::int64_t>(version));
  log.bind(3, entry.at.count());
  log.bind(4, table::fact_text(entry.fact, setup.edition));
  log.exec();
}

// KUHHANDEL_FRESH sets the maximum number of staged facts.
TEST(StagingLog, WritesFewerBytesThanDirectAppends) {
  auto const most = static_cast<std::int64_t>(number_from_environment("KUHHANDEL_FRESH", 2000));
  auto const fresh = [](auto& store, auto const&... what) { store.append(what...); };
  auto const facts = most / 10 * 30;
  auto const bytes_written = Writing(most).bytes_of(facts, fresh);
  auto const before = Writing(most).bytes_of(facts, append_to_log);
  std::cout << bytes_written << " bytes a fact, " << before << " to their tables at once\n";

  EXPECT_LT(bytes_written, before / 2);
}

}  // namespace
}  // namespace kuhhandel::store
