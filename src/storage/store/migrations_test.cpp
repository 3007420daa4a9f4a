// Data of every older version is migrated without loss.
#include "store/migrations.h"

#include <gtest/gtest.h>

#include <cctype>
#include <stdexcept>

#include "store/checksum.h"
#include "store/database.h"
#include "store/store.h"
#include "table/log/log_json.h"
#include "tests/support/an_old_database.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

/// Returns the schema in a canonical form.
std::string schema_of(SQLite::Database& database) {
  constexpr auto kAll = "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)";
  std::string schema;
  for (char const letter : database.execAndGet(kAll).getString()) {
    bool const space = std::isspace(static_cast<unsigned char>(letter)) != 0;
    if (!space || !schema.ends_with(' ')) schema += space ? ' ' : letter;
  }
  return schema;
}

std::string schema_of_today() {
  ThrowawayFolder const folder;
  auto database = open_database(folder.path());
  return schema_of(database);
}

struct OldDatabases : testing::TestWithParam<OldSchema> {};

TEST_P(OldDatabases, AreUpgradedToTheCurrentSchema) {
  ThrowawayFolder const folder;
  {
    auto old = database_in(folder);
    write_old_schema(old, GetParam());
  }

  auto database = open_database(folder.path());

  EXPECT_EQ(schema_of(database), schema_of_today());
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), schema_version());
}

TEST_P(OldDatabases, KeepTheirData) {
  ThrowawayFolder const folder;
  auto const [tables, groups] = GetParam();
  {
    auto old = database_in(folder);
    write_old_schema(old, GetParam());
    if (tables > 0) old.exec("INSERT INTO tables VALUES ('abc', '{}', 1)");
    if (groups > 0) old.exec("INSERT INTO groups VALUES (1, x'01', x'02', 'Sundays', 1)");
  }

  auto database = open_database(folder.path());

  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM tables").getInt(), tables > 0 ? 1 : 0);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM groups").getInt(), groups > 0 ? 1 : 0);
}

INSTANTIATE_TEST_SUITE_P(Migrations, OldDatabases,
                         testing::Values(OldSchema{0, 0}, OldSchema{1, 0}, OldSchema{2, 0}, OldSchema{3, 0},
                                         OldSchema{0, 1}, OldSchema{2, 1}, OldSchema{3, 1}, OldSchema{3, 2}));

TEST(Migrations, KeepOldTablesReadable) {
  ThrowawayFolder const folder;
  auto const setup = table::setup_text(sunday_setup());
  auto const fact = table::fact_text(table::fact::Seated{kAnna, "Anna"}, second());
  {
    auto old = database_in(folder);
    write_old_schema(old, {3, 2});
    SQLite::Statement table(old, "INSERT INTO tables VALUES ('abc', ?, 1)");
    table.bind(1, setup);
    table.exec();
    SQLite::Statement log(old, "INSERT INTO log VALUES ('abc', ?, 5, ?)");
    for (int version : {1, 2}) {
      log.reset();
      log.bind(1, version);
      log.bind(2, fact);
      log.exec();
    }
    old.exec("INSERT INTO games VALUES ('abc', 1, 'as it was played')");
  }

  Store store(folder.path());

  EXPECT_EQ(store.tables().load("abc")->log.size(), 2U);
  EXPECT_EQ(store.tables().game("abc", 1), "as it was played");
}

// Older facts are already in the table's own log; new ones follow in the staging log.
TEST(Migrations, LetATableContinueAfterAnOlderProgram) {
  ThrowawayFolder const folder;
  auto const fact = table::fact_text(table::fact::Seated{kAnna, "Anna"}, second());
  {
    auto old = database_in(folder);
    migrate(old, kBeforeFresh);
    SQLite::Statement table(old, "INSERT INTO tables (id, setup, made, checksum) VALUES ('abc', ?, 1, ?)");
    auto const setup = table::setup_text(sunday_setup());
    table.bind(1, setup);
    table.bind(2, checksum({"abc", 0, 1}, setup));
    table.exec();
    SQLite::Statement log(old, "INSERT INTO log VALUES ('abc', ?, 5, ?, ?)");
    for (int version : {1, 2}) {
      log.reset();
      log.bind(1, version);
      log.bind(2, fact);
      log.bind(3, checksum({"abc", version, 5}, fact));
      log.exec();
    }
  }

  Store store(folder.path());
  store.append(sunday_setup(), 3, {table::Instant{6}, table::fact::Seated{kBen, "Ben"}});

  EXPECT_EQ(store.tables().load("abc")->log.size(), 3U);
  EXPECT_THROW(store.append(sunday_setup(), 2, {table::Instant{6}, table::fact::Reopened{}}),
               SQLite::Exception);
}

TEST(Migrations, DetectFinishedOldTables) {
  ThrowawayFolder const folder;
  auto const started = table::fact_text(table::fact::Started{"seed"}, second());
  {
    auto old = database_in(folder);
    write_old_schema(old, {3, 2});
    for (auto const* const id : {"over", "runs", "waits"})
      old.exec(std::string("INSERT INTO tables VALUES ('") + id + "', 'setup', 1)");
    for (auto const* const fact : {"('over', 1", "('runs', 1", "('runs', 2"})
      old.exec(std::string("INSERT INTO log VALUES ") + fact + ", 5, '" + started + "')");
    old.exec("INSERT INTO games VALUES ('over', 1, 'a record'), ('runs', 1, 'a record')");
  }

  auto database = open_database(folder.path());

  EXPECT_EQ(database.execAndGet("SELECT group_concat(id) FROM tables WHERE is_over").getString(), "over");
}

// An old program could stop between creating the tables and storing their version.
TEST(Migrations, AcceptTablesWithoutAStoredVersion) {
  ThrowawayFolder const folder;
  {
    auto old = database_in(folder);
    write_old_schema(old, {3, 2});
    old.exec("PRAGMA user_version = 0");
  }

  auto database = open_database(folder.path());

  EXPECT_EQ(schema_of(database), schema_of_today());
}

TEST(Migrations, ApplyEachStepAtomically) {
  ThrowawayFolder const folder;
  auto database = database_in(folder);
  write_old_schema(database, {3, 0});
  database.exec("CREATE TABLE group_changes (number INTEGER)");  // makes the fourth step fail

  EXPECT_THROW(migrate(database), SQLite::Exception);
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 3);
  EXPECT_FALSE(database.tableExists("groups"));
}

TEST(Migrations, RefuseDataOfALaterVersion) {
  ThrowawayFolder const folder;
  {
    auto later = database_in(folder);
    later.exec("PRAGMA user_version = 99");
  }

  EXPECT_THROW(open_database(folder.path()), std::runtime_error);
  EXPECT_EQ(database_in(folder).execAndGet("PRAGMA user_version").getInt(), 99);
}

}  // namespace
}  // namespace kuhhandel::store
