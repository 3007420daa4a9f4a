// A write that finds a damaged page loses neither the rest of its batch nor the server.
#include <gtest/gtest.h>

#include <fstream>

#include "server/ledger/failure.h"
#include "server/ledger/sqlite_ledger.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::server {
namespace {

constexpr int kPage = 2048;
constexpr int kHeader = 8;  // of a page of an index
constexpr table::Instant kNow{1'700'000'000'000};

table::TableSetup a_table(std::string const& id) {
  return {.id = id, .name = "Sunday", .edition = second(), .seats = 3};
}

/// A database with the tables "one" and "two", of which an index of all tables is damaged.
class DamagedIndex : public testing::Test {
 protected:
  void SetUp() override {
    std::int64_t page = 0;
    {
      store::Store store(folder_.path());
      for (auto const* const id : {"one", "two"}) store.add_table(a_table(id), kNow);
      page = store.database()
                 .execAndGet("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_use'")
                 .getInt64();
    }
    std::fstream file(folder_.path() / "kuhhandel.db", std::ios::in | std::ios::out | std::ios::binary);
    file.seekp((page - 1) * kPage + kHeader);
    file << std::string(kPage - kHeader, '\xff');
  }

  std::exception_ptr thrown_by(LedgerRow const& row) {
    try {
      ledger().write(row);
      return {};
    } catch (...) {
      return std::current_exception();
    }
  }
  void append(std::string const& id, std::uint64_t version) {
    ledger().append(a_table(id), version, {kNow, table::fact::Resumed{}});
  }
  /// Writes directly to the database, as groups do.
  void change_a_group(std::string const& id) {
    SQLite::Statement insert(store_->database(), "INSERT INTO leftovers VALUES (?, 1, 1)");
    insert.bind(1, id);
    insert.exec();
  }
  int changed_groups() const {
    store::Store store(folder_.path(), {.access = store::Access::read_only});
    return store.database().execAndGet("SELECT count(*) FROM leftovers").getInt();
  }
  std::size_t facts_of(std::string const& id) const {
    store::Store const store(folder_.path(), {.access = store::Access::read_only});
    return store.tables().load(id)->log.size();
  }
  Ledger& ledger() { return ledger_.value(); }
  void open() {
    store_.emplace(folder_.path());
    ledger_.emplace(*store_);
  }
  void close() {
    ledger_.reset();
    store_.reset();
  }

  ThrowawayFolder folder_;
  std::optional<store::Store> store_;
  std::optional<SqliteLedger> ledger_;
};

TEST_F(DamagedIndex, RefusesOneTableAndStoresTheOthersOfTheBatch) {
  open();
  ledger().begin_batch();
  append("one", 1);

  auto const thrown = thrown_by(row::TableOpened{a_table("three"), kNow});
  ASSERT_TRUE(thrown && is_corruption(thrown));
  EXPECT_EQ(failure_of(thrown), Failure::contained);
  ledger().repair_batch();
  append("two", 1);
  append("one", 2);
  ledger().commit_batch();

  close();
  EXPECT_EQ(facts_of("one"), 2U);
  EXPECT_EQ(facts_of("two"), 1U);
}

TEST_F(DamagedIndex, IsFoundByTheCommitAtTheLatest) {
  open();
  ledger().begin_batch();
  append("one", 1);
  ASSERT_TRUE(thrown_by(row::TableOpened{a_table("three"), kNow}));

  EXPECT_EQ(ledger().commit_batch().facts, 1U);

  close();
  EXPECT_EQ(facts_of("one"), 1U);
}

TEST_F(DamagedIndex, LetsATableContinueThatCannotBeMarkedAsUsed) {
  open();
  ledger().begin_batch();
  append("one", 1);

  EXPECT_FALSE(thrown_by(row::TableUsed{"one"}));

  append("one", 2);
  ledger().commit_batch();
  close();
  EXPECT_EQ(facts_of("one"), 2U);
}

// Regression: one damaged page and a change of a group in one batch ended the server.
TEST_F(DamagedIndex, LosesNoChangeOfAGroupByOtherWork) {
  open();
  ledger().begin_batch();
  append("one", 1);
  change_a_group("x");
  ledger().commit_other_changes();
  ASSERT_TRUE(thrown_by(row::TableOpened{a_table("three"), kNow}));
  ledger().repair_batch();
  append("one", 2);

  ledger().commit_batch();

  close();
  EXPECT_EQ(facts_of("one"), 2U);
  EXPECT_EQ(changed_groups(), 1);
}

TEST_F(DamagedIndex, LosesTheChangesOfTheWorkThatFoundIt) {
  open();
  ledger().begin_batch();
  append("one", 1);
  change_a_group("x");
  ledger().commit_other_changes();
  append("two", 1);
  change_a_group("y");
  EXPECT_THROW(store_->add_table(a_table("three"), kNow), SQLite::Exception)
      << "as by a group, without the ledger";
  ledger().commit_other_changes();
  change_a_group("z");

  ledger().commit_batch();

  close();
  EXPECT_EQ(facts_of("one"), 1U);
  EXPECT_EQ(facts_of("two"), 1U);
  EXPECT_EQ(changed_groups(), 2) << "x and z";
}

TEST_F(DamagedIndex, KeepsAChangeOfAGroupIfATableCannotBeMarkedAsUsed) {
  open();
  ledger().begin_batch();
  append("one", 1);
  change_a_group("x");

  EXPECT_FALSE(thrown_by(row::TableUsed{"one"}));
  ledger().commit_batch();

  close();
  EXPECT_EQ(facts_of("one"), 1U);
  EXPECT_EQ(changed_groups(), 1);
}

TEST_F(DamagedIndex, KeepsTheEventsOfTheBatch) {
  store::OutboxEvent const event{.key = {.table = "one", .version = 1, .kind = "removed"}, .text = "{}"};
  open();
  ledger().begin_batch();
  ledger().write(row::EventEmitted{event});
  ASSERT_TRUE(thrown_by(row::TableOpened{a_table("three"), kNow}));

  EXPECT_TRUE(ledger().commit_batch().has_events);

  EXPECT_EQ(store_->outbox().size(), 1U);
  EXPECT_EQ(store_->outbox().pending(9).size(), 1U);
}

}  // namespace
}  // namespace kuhhandel::server
