// Savepoints: several statements take effect together or not at all.
#include "store/savepoint.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::store {
namespace {

struct Savepoints : testing::Test {
  SQLite::Database database{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};

  Savepoints() { database.exec("CREATE TABLE words (word TEXT)"); }
  void write(std::string const& word) { database.exec("INSERT INTO words VALUES ('" + word + "')"); }
  std::string words() {
    return database.execAndGet("SELECT coalesce(group_concat(word, ' '), '') FROM words").getString();
  }
  /// Fails if a transaction is open.
  void begin_and_end_a_transaction() { database.exec("BEGIN IMMEDIATE; COMMIT"); }
};

TEST_F(Savepoints, AreAtomic) {
  {
    Savepoint change(database);
    write("kept");
    change.commit();
  }
  {
    Savepoint const change(database);
    write("refused");
  }

  EXPECT_EQ(words(), "kept");
}

// A failed change once left its transaction open, so the server's next batch could not begin.
TEST_F(Savepoints, LeaveNoTransactionOpen) {
  {
    Savepoint const change(database);
  }
  EXPECT_NO_THROW(begin_and_end_a_transaction());
  {
    Savepoint change(database);
    change.commit();
  }
  EXPECT_NO_THROW(begin_and_end_a_transaction());
}

TEST_F(Savepoints, AreNestedInAnOpenTransaction) {
  database.exec("BEGIN");
  write("before");
  {
    Savepoint const change(database);
    Savepoint inner(database);
    write("within");
    inner.commit();
  }
  database.exec("COMMIT");

  EXPECT_EQ(words(), "before");
}

}  // namespace
}  // namespace kuhhandel::store
