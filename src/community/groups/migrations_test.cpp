// Groups of older versions are migrated without loss.
#include <gtest/gtest.h>

#include "groups/group_keys.h"
#include "groups/groups.h"
#include "keys/token.h"
#include "tests/support/a_group.h"
#include "tests/support/an_old_database.h"

namespace kuhhandel::groups {
namespace {

/// Writes a group with one player and one game in the format of version 1.
void write_version_1(SQLite::Database& database) {
  write_old_schema(database, {.tables = 3, .groups = 1});
  auto const key = keys::hash_of("key-of-an-old-group-1234");
  auto const share = keys::hash_of(share_key_of("key-of-an-old-group-1234"));
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

TEST(GroupMigrations, UpgradeAGroupOfVersion1) {
  ThrowawayFolder const folder;
  {
    auto database = database_in(folder);
    write_version_1(database);
  }

  Groups groups(folder.path());
  auto const group = groups.open("key-of-an-old-group-1234")->group;

  EXPECT_EQ(group.games().find(1)->entry.sheet.players[1], "Ben");
  EXPECT_EQ(group.games().find(1)->online, "");
  EXPECT_EQ(group.games().played().games.at(0).results.at(2).points, 90);
  groups.link_table("abc", group.id());
  groups.add_online_game("abc", 1, evening("2026-03-08", {{"Anna", 0}, {"Ben", 0}, {"Cleo", 0}}));
  EXPECT_EQ(group.games().count(), 2);
}

}  // namespace
}  // namespace kuhhandel::groups
