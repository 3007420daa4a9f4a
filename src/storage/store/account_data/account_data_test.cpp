// Changed account data is recorded, whichever code changes it, and arrives in another folder unchanged.
#include "store/account_data/account_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "store/database.h"
#include "store/savepoint.h"
#include "store/store.h"
#include "store/uptime/served_days.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

struct AFolder {
  ThrowawayFolder folder;
  Store store{folder.path()};
  AccountData surroundings{store.database()};

  void sql(char const* statements) { store.database().exec(statements); }
  std::vector<std::string> changed() {
    std::vector<std::string> ids;
    for (auto const& row : surroundings.take_changes().rows)
      ids.push_back(row.kind + row.id + (row.content ? "" : " is gone"));
    return ids;
  }
};

struct AccountDataChangesTest : testing::Test, AFolder {
  AccountDataChangesTest() { surroundings.install_triggers(); }
};

TEST_F(AccountDataChangesTest, IncludeInsertsUpdatesAndDeletes) {
  sql("INSERT INTO rated_seats VALUES (1, 2, 0, 1, 0, 0, 0, '', 25.5, 8)");
  EXPECT_TRUE(surroundings.has_changes());
  EXPECT_THAT(changed(), ElementsAre("rated_seats[1,2]"));
  EXPECT_FALSE(surroundings.has_changes());

  sql("UPDATE rated_seats SET number = 3");
  EXPECT_THAT(changed(), ElementsAre("rated_seats[1,2] is gone", "rated_seats[1,3]"));
  sql("DELETE FROM rated_seats");
  EXPECT_THAT(changed(), ElementsAre("rated_seats[1,3] is gone"));
}

TEST_F(AccountDataChangesTest, IncludeWritesOfAnotherProcess) {
  auto another = open_second_connection(folder.path());
  another.exec("INSERT INTO bans (kind, what) VALUES ('name', 'ben')");

  EXPECT_THAT(changed(), ElementsAre("bans[\"name\",\"ben\"]"));
}

TEST_F(AccountDataChangesTest, IncludeAReplacedRow) {
  sql("INSERT INTO rated_games VALUES (1, 'abc', 1, 'second', 3, 5)");
  changed();
  sql("INSERT OR REPLACE INTO rated_games VALUES (2, 'abc', 1, 'second', 3, 5)");

  EXPECT_THAT(changed(), ElementsAre("rated_games[1] is gone", "rated_games[2]"));
}

TEST_F(AccountDataChangesTest, AllowRepeatedStatementsOfEveryKind) {
  for (auto const* const statement :
       {"INSERT INTO group_calendars (group_id, number) VALUES (1, 1) ON CONFLICT (group_id) DO UPDATE SET "
        "number = 2",
        "INSERT OR REPLACE INTO bans (kind, what) VALUES ('name', 'ben')",
        "INSERT OR IGNORE INTO erased_groups VALUES (1)", "UPDATE OR ABORT erased_groups SET group_id = 1"})
    for (int i = 0; i < 3; ++i) sql(statement);

  EXPECT_EQ(changed().size(), 3U);
}

TEST_F(AccountDataChangesTest, ExcludeRolledBackWrites) {
  {
    Savepoint const not_kept(store.database());
    sql("INSERT INTO erased_groups VALUES (1)");
  }
  EXPECT_THAT(changed(), IsEmpty());
}

TEST_F(AccountDataChangesTest, ListTablesWithASeatThatLostItsName) {
  store.add_table(sunday_setup(), table::Instant{1});
  store.add_named_seat({sunday_setup().id, kAnna, "anna", {}});
  EXPECT_FALSE(surroundings.has_changes()) << "the ledger is told of that by itself";
  sql("UPDATE named_seats SET name = '' WHERE name = 'anna'");

  EXPECT_THAT(surroundings.take_changes().unnamed, ElementsAre(sunday_setup().id));
}

TEST_F(AccountDataChangesTest, CanIncludeAllRows) {
  sql("INSERT INTO erased_groups VALUES (1), (2)");
  changed();
  surroundings.mark_all_changed();
  auto const all = surroundings.take_changes();

  EXPECT_TRUE(all.is_complete);
  EXPECT_EQ(all.rows.size(), 2U);
}

TEST(AccountData, CanBeCopiedToAnotherFolderUnchanged) {
  AFolder one;
  one.sql(
      "INSERT INTO names (folded, name, hash, made) VALUES ('zoé', 'Zoé \"Z\"', x'00ff', 9007199254740993);"
      "INSERT INTO rated_seats VALUES (1, 2, 0, 1, 0, 0, 0, '', 0.1, 1e-300);"
      "INSERT INTO bans (kind, what, until, reason) VALUES ('name', '', NULL, CAST(x'6dfc' AS TEXT))");
  AFolder other;
  other.sql("INSERT INTO erased_groups VALUES (7)");
  other.surroundings.put(one.surroundings.all());

  EXPECT_EQ(other.surroundings.all(), one.surroundings.all());
  EXPECT_FALSE(other.surroundings.has_changes());
  EXPECT_EQ(other.store.database().execAndGet("SELECT mean FROM rated_seats").getDouble(), 0.1);
  EXPECT_EQ(other.store.database().execAndGet("SELECT hex(hash) FROM names").getString(), "00FF");
  EXPECT_EQ(other.store.database().execAndGet("SELECT typeof(reason) FROM bans").getString(), "text");
}

TEST(AccountData, DoNotReplaceLocalData) {
  AFolder folder;
  folder.sql("INSERT INTO limits (said_by, tables) VALUES ('admin', 70)");
  folder.surroundings.put(std::vector<AccountDataRow>());

  EXPECT_EQ(folder.store.database().execAndGet("SELECT tables FROM limits").getInt(), 70);
}

TEST(AccountData, RefuseAnInvalidRow) {
  AFolder folder;
  EXPECT_TRUE(folder.surroundings.is_empty());
  count_served_day(folder.store.database(), 20'000);
  EXPECT_TRUE(folder.surroundings.is_empty()) << "a day on which the server ran is nobody's data";
  for (auto const* const content :
       {"", "[]", R"({"group_id":{"hex":"0"}})", R"({"group_id":1,"name":"Sundays"})", R"({"id":1})"})
    EXPECT_THROW(folder.surroundings.put({{"erased_groups", "[1]", content}}), std::runtime_error) << content;
  EXPECT_THROW(folder.surroundings.put({{"sqlite_master", "[1]", "{}"}}), std::runtime_error);

  folder.surroundings.put({{"erased_groups", "[1]", R"({"group_id":1})"}});
  EXPECT_FALSE(folder.surroundings.is_empty());
}

// A server of a later version takes over data from an earlier one.
TEST(AccountData, AreUpgradedFromAnEarlierVersion) {
  constexpr int kBansWithoutEnd = 13;
  auto const rows = AccountData::migrated_rows(
      {{"bans", "[\"name\",\"ben\"]", R"({"kind":"name","what":"ben"})"}}, kBansWithoutEnd);

  AFolder folder;
  folder.surroundings.put(rows);
  EXPECT_EQ(
      folder.store.database().execAndGet("SELECT what || reason FROM bans WHERE until IS NULL").getString(),
      "ben");
}

// A new database table must be classified: replicated with tables, account data, or local to this folder.
TEST(AccountData, IncludeEveryDatabaseTableNotClassifiedOtherwise) {
  std::set<std::string> const others{"tables",
                                     "keys",
                                     "log",
                                     "games",
                                     "named_seats",
                                     "beginnings",
                                     "guest_keys",
                                     "outbox",  // replicated
                                     "fresh",
                                     "leftovers",  // of logs
                                     "runs",
                                     "copies",
                                     "copied_from",
                                     "surroundings_changed",
                                     "limits",
                                     "quarantined_news",
                                     "stored_answers",    // replicated by shard (stored_answers_sync.h)
                                     "sqlite_sequence"};  // internal to this folder
  AFolder folder;
  folder.surroundings.install_triggers();
  SQLite::Statement table(
      folder.store.database(),
      "SELECT name, name IN (SELECT tbl_name FROM sqlite_master WHERE name LIKE 'watched_%_in')"
      " FROM sqlite_master WHERE type = 'table'");
  while (table.executeStep())
    EXPECT_NE(table.getColumn(1).getInt() != 0, others.contains(table.getColumn(0).getString()))
        << table.getColumn(0).getString();
}

}  // namespace
}  // namespace kuhhandel::store
