#include "groups/groups.h"

#include <tuple>

#include "groups/group_keys.h"
#include "keys/token.h"
#include "store/database.h"
#include "store/savepoint.h"
#include "store/uptime/served_days.h"

namespace kuhhandel::groups {
namespace {

void bind_hash(SQLite::Statement& statement, int place, keys::TokenHash const& hash) {
  statement.bind(place, hash.data(), static_cast<int>(hash.size()));
}

constexpr int kSweptAtOnce = 50;

}  // namespace

Groups::Groups(std::filesystem::path const& folder)
    : own_database_(store::open_database(folder)), database_(*own_database_) {}

Groups::Groups(SQLite::Database& shared) : database_(shared) {}

void Groups::make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
                  table::Instant now) {
  store::Savepoint change(database_);
  // A group's id is not reused while games of its previous owner still exist.
  SQLite::Statement insert(database_,
                           R"(INSERT INTO groups (id, key_hash, share_hash, name, made, made_in, used_in)
    VALUES (1 + max(coalesce((SELECT max(id) FROM groups), 0),
                    coalesce((SELECT max(group_id) FROM erased_groups), 0)), ?1, ?2, ?3, ?4, ?5, ?5))");
  bind_hash(insert, 1, keys::hash_of(key));
  bind_hash(insert, 2, keys::hash_of(share_key_of(key)));
  insert.bind(3, name);
  insert.bind(4, static_cast<std::int64_t>(now.count()));
  insert.bind(5, store::served_days(database_));
  insert.exec();
  auto group = of(GroupId{database_.getLastInsertRowid()});
  for (auto const& player : players) std::ignore = group.add_player(player);
  change.commit();
}

void Groups::rollback_imports() {
  std::vector<GroupId> groups;
  SQLite::Statement query(database_, "SELECT group_id FROM group_imports");
  while (query.executeStep()) groups.push_back(GroupId{query.getColumn(0).getInt64()});
  query.reset();
  for (auto const group : groups) of(group).imports().rollback();
}

void Groups::touch(GroupId group) {
  SQLite::Statement update(database_, "UPDATE groups SET used_in = ?2 WHERE id = ?1 AND used_in < ?2");
  update.bind(1, static_cast<std::int64_t>(group));
  update.bind(2, store::served_days(database_));
  update.exec();
}

std::vector<GroupId> Groups::expired(GroupRetention const& keeping, int most) {
  SQLite::Statement query(database_,
                          "SELECT id FROM groups WHERE used_in < ?1 - ?2"
                          " OR (used_in = made_in AND made_in < ?1 - ?3) LIMIT ?4");
  query.bind(1, store::served_days(database_));
  query.bind(2, static_cast<std::int64_t>(keeping.idle.count()));
  query.bind(3, static_cast<std::int64_t>(keeping.unvisited.count()));
  query.bind(4, most);
  std::vector<GroupId> groups;
  while (query.executeStep()) groups.push_back(GroupId{query.getColumn(0).getInt64()});
  return groups;
}

bool Groups::erase(GroupId group) {
  SQLite::Statement query(database_, "SELECT 1 FROM groups WHERE id = ?");
  query.bind(1, static_cast<std::int64_t>(group));
  if (!query.executeStep()) return false;
  query.reset();
  of(group).erase();
  return true;
}

std::vector<KnownGroup> Groups::all() {
  auto const days = store::served_days(database_);
  SQLite::Statement query(database_, R"(SELECT id, name, bytes, used_in,
    (SELECT count(*) FROM group_players WHERE group_id = groups.id),
    (SELECT count(*) FROM group_games WHERE group_id = groups.id) FROM groups ORDER BY bytes DESC, id)");
  std::vector<KnownGroup> groups;
  while (query.executeStep())
    groups.push_back({.id = GroupId{query.getColumn(0).getInt64()},
                      .name = query.getColumn(1).getString(),
                      .players = query.getColumn(4).getInt(),
                      .games = query.getColumn(5).getInt(),
                      .bytes = query.getColumn(2).getInt64(),
                      .idle_days = days - query.getColumn(3).getInt64()});
  return groups;
}

bool Groups::collect_garbage() {
  SQLite::Statement erased(database_, "SELECT group_id FROM erased_groups LIMIT 1");
  if (!erased.executeStep()) return false;
  auto const store = store_of(GroupId{erased.getColumn(0).getInt64()});
  erased.reset();
  store::Savepoint change(database_);
  auto some = store.statement(
      "DELETE FROM group_games WHERE group_id = ?1 AND id IN"
      " (SELECT id FROM group_games WHERE group_id = ?1 ORDER BY id LIMIT ?2)");
  some.bind(2, kSweptAtOnce);
  if (some.exec() < kSweptAtOnce) store.statement("DELETE FROM erased_groups WHERE group_id = ?").exec();
  change.commit();
  return true;
}

std::optional<GroupAccess> Groups::open(std::string_view key) {
  auto const hash = keys::hash_of(key);
  SQLite::Statement query(database_,
                          "SELECT id, key_hash = ?1 FROM groups WHERE key_hash = ?1 OR share_hash = ?1");
  bind_hash(query, 1, hash);
  if (!query.executeStep()) return {};
  GroupId const group{query.getColumn(0).getInt64()};
  return GroupAccess{of(group), query.getColumn(1).getInt() != 0, store_of(group)};
}

std::optional<GroupStore> Groups::open_calendar(std::string_view key) {
  SQLite::Statement query(database_, "SELECT group_id FROM group_calendars WHERE hash = ?");
  bind_hash(query, 1, keys::hash_of(key));
  if (!query.executeStep()) return {};
  return store_of(GroupId{query.getColumn(0).getInt64()});
}

void Groups::link_table(std::string const& table, GroupId group) {
  SQLite::Statement insert(database_,
                           "INSERT OR REPLACE INTO group_tables (table_id, group_id)"
                           " SELECT ?, id FROM groups WHERE id = ?");
  insert.bind(1, table);
  insert.bind(2, static_cast<std::int64_t>(group));
  insert.exec();
}

void Groups::unlink_table(std::string const& table) {
  SQLite::Statement remove(database_, "DELETE FROM group_tables WHERE table_id = ?");
  remove.bind(1, table);
  remove.exec();
}

std::vector<int> Groups::games_of(std::string const& table) {
  SQLite::Statement query(database_,
                          "SELECT cast(substr(online, length(table_id) + 2) AS INTEGER) FROM group_tables"
                          " JOIN group_games USING (group_id) WHERE table_id = ? AND online <> ''"
                          " AND online > table_id || '/' AND online < table_id || '0'");
  query.bind(1, table);
  std::vector<int> games;
  while (query.executeStep()) games.push_back(query.getColumn(0).getInt());
  return games;
}

void Groups::add_online_game(std::string const& table, int number, ScoreEntry const& entry) {
  store::Savepoint change(database_);
  SQLite::Statement mark(database_,
                         "UPDATE group_tables SET entered = ?1 WHERE table_id = ?2 AND entered < ?1");
  mark.bind(1, number);
  mark.bind(2, table);
  if (mark.exec() == 0) return;
  SQLite::Statement query(database_, "SELECT group_id FROM group_tables WHERE table_id = ?");
  query.bind(1, table);
  query.executeStep();
  GroupId const id{query.getColumn(0).getInt64()};
  auto group = of(id);
  query.reset();
  touch(id);
  // A full group ignores the game; the table is not affected.
  std::ignore = group.add_game(entry, table + "/" + std::to_string(number));
  change.commit();
}

}  // namespace kuhhandel::groups
