// Data of every older version is carried up and nothing of it is lost.
#include "groups/migrations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "groups/group_keys.h"
#include "groups/groups.h"
#include "tests/support/a_group.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

SQLite::Database database_in(ThrowawayFolder const& folder) {
  return SQLite::Database((folder.path() / "kuhhandel.db").string(),
                          SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// A group with one player and one game, as version 1 wrote them.
void write_version_1(SQLite::Database& database) {
  migrate_groups(database, 1);
  auto const key = hash_of("key-of-an-old-group-1234");
  auto const share = hash_of(share_key_of("key-of-an-old-group-1234"));
  SQLite::Statement group(database, "INSERT INTO groups VALUES (1, ?, ?, 'Old', 1)");
  group.bind(1, key.data(), static_cast<int>(key.size()));
  group.bind(2, share.data(), static_cast<int>(share.size()));
  group.exec();
  database.exec("INSERT INTO group_players VALUES (1, 1, 'Anna'), (1, 2, 'Ben'), (1, 3, 'Cleo')");
  database.exec(R"(INSERT INTO group_games VALUES (1, 1, '2026-03-01', 'second',
    '{"date":"2026-03-01","place":"","note":"","players":[1,2,3],"sheet":{"edition":"second","rules":{},
      "players":[{"name":"Anna","points":10},{"name":"Ben","points":40},{"name":"Cleo","points":90}]}}',
    '1:10:3: 2:40:2: 3:90:1:'))");
}

TEST(Migrations, CarryAGroupOfVersion1UpToNow) {
  ThrowawayFolder const folder;
  {
    auto database = database_in(folder);
    write_version_1(database);
  }

  Groups groups(folder.path());
  auto const group = groups.open("key-of-an-old-group-1234")->group;

  EXPECT_EQ(groups.game(group, 1)->written.sheet.players[1], "Ben");
  EXPECT_EQ(groups.game(group, 1)->online, "");
  EXPECT_EQ(groups.played_games(group).games.at(0).results.at(2).points, 90);
  groups.link_table("abc", group);
  groups.enter_online("abc", 1, evening("2026-03-08", {{"Anna", 0}, {"Ben", 0}, {"Cleo", 0}}));
  EXPECT_EQ(groups.game_count(group), 2);
}

TEST(Migrations, AreTheSameAsTheTablesOfAFreshFolder) {
  ThrowawayFolder const old_folder;
  ThrowawayFolder const fresh_folder;
  auto old_one = database_in(old_folder);
  auto fresh = database_in(fresh_folder);
  migrate_groups(old_one, 1);
  migrate_groups(old_one);
  migrate_groups(fresh);
  auto const tables = "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)";

  EXPECT_EQ(old_one.execAndGet(tables).getString(), fresh.execAndGet(tables).getString());
}

TEST(Migrations, RefuseWhatALaterVersionWrote) {
  ThrowawayFolder const folder;
  auto database = database_in(folder);
  migrate_groups(database);
  database.exec("UPDATE group_schema SET version = 99");

  EXPECT_THROW(migrate_groups(database), std::runtime_error);
  EXPECT_EQ(database.execAndGet("SELECT version FROM group_schema").getInt(), 99);
}

}  // namespace
}  // namespace kuhhandel
