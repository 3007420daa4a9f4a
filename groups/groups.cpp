#include "groups/groups.h"

#include <algorithm>
#include <array>

#include "groups/group_keys.h"
#include "groups/migrations.h"

namespace kuhhandel {
namespace {

constexpr std::array kTablesOfAGroup{"group_players", "group_games", "group_changes", "group_tables"};

void bind_hash(SQLite::Statement& statement, int place, TokenHash const& hash) {
  statement.bind(place, hash.data(), static_cast<int>(hash.size()));
}

SQLite::Database opened(std::filesystem::path const& folder) {
  SQLite::Database database((folder / "kuhhandel.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.setBusyTimeout(1000);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  migrate_groups(database);
  return database;
}

}  // namespace

Groups::Groups(std::filesystem::path const& folder) : own_(opened(folder)), database_(*own_) {}

Groups::Groups(SQLite::Database& shared) : database_(shared) { migrate_groups(shared); }

void Groups::make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
                  Instant now) {
  SQLite::Savepoint transaction(database_, "group_change");
  SQLite::Statement insert(database_,
                           "INSERT INTO groups (key_hash, share_hash, name, made) VALUES (?, ?, ?, ?)");
  bind_hash(insert, 1, hash_of(key));
  bind_hash(insert, 2, hash_of(share_key_of(key)));
  insert.bind(3, name);
  insert.bind(4, static_cast<std::int64_t>(now.count()));
  insert.exec();
  GroupId const group{database_.getLastInsertRowid()};
  for (auto const& player : players) std::ignore = add_player(group, player);
  transaction.release();
}

std::optional<GroupAccess> Groups::open(std::string_view key) {
  auto const hash = hash_of(key);
  SQLite::Statement query(database_,
                          "SELECT id, key_hash = ?1 FROM groups WHERE key_hash = ?1 OR share_hash = ?1");
  bind_hash(query, 1, hash);
  if (!query.executeStep()) return {};
  return GroupAccess{GroupId{query.getColumn(0).getInt64()}, query.getColumn(1).getInt() != 0};
}

std::string Groups::name(GroupId group) {
  SQLite::Statement query(database_, "SELECT name FROM groups WHERE id = ?");
  query.bind(1, number_of(group));
  return query.executeStep() ? query.getColumn(0).getString() : std::string{};
}

void Groups::rename(GroupId group, std::string const& name) {
  SQLite::Statement update(database_, "UPDATE groups SET name = ? WHERE id = ?");
  update.bind(1, name);
  update.bind(2, number_of(group));
  update.exec();
}

void Groups::erase(GroupId group) {
  SQLite::Savepoint transaction(database_, "group_change");
  auto const id = std::to_string(number_of(group));
  reckoned_.forget(number_of(group));
  for (std::string const table : kTablesOfAGroup)
    database_.exec("DELETE FROM " + table + " WHERE group_id = " + id);
  database_.exec("DELETE FROM groups WHERE id = " + id);
  transaction.release();
}

std::vector<GroupPlayer> Groups::players(GroupId group) {
  SQLite::Statement query(database_, "SELECT id, name FROM group_players WHERE group_id = ? ORDER BY id");
  query.bind(1, number_of(group));
  std::vector<GroupPlayer> all;
  while (query.executeStep()) all.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString()});
  return all;
}

bool Groups::has_games(GroupId group, int player) {
  SQLite::Statement query(
      database_,
      "SELECT 1 FROM group_games WHERE group_id = ? AND ' ' || results LIKE '% ' || ? || ':%' LIMIT 1");
  query.bind(1, number_of(group));
  query.bind(2, player);
  return query.executeStep();
}

std::expected<int, GroupRefusal> Groups::add_player(GroupId group, std::string const& name) {
  auto const all = players(group);
  if (std::ranges::find(all, name, &GroupPlayer::name) != all.end())
    return std::unexpected(GroupRefusal::name_taken);
  if (std::ssize(all) >= kMostGroupPlayers) return std::unexpected(GroupRefusal::group_full);
  auto const id = all.empty() ? 1 : all.back().id + 1;
  SQLite::Statement insert(database_, "INSERT INTO group_players (group_id, id, name) VALUES (?, ?, ?)");
  insert.bind(1, number_of(group));
  insert.bind(2, id);
  insert.bind(3, name);
  insert.exec();
  reckoned_.forget(number_of(group));
  return id;
}

std::expected<void, GroupRefusal> Groups::rename_player(GroupId group, int player, std::string const& name) {
  auto const all = players(group);
  auto const taken = std::ranges::find(all, name, &GroupPlayer::name);
  if (taken != all.end() && taken->id != player) return std::unexpected(GroupRefusal::name_taken);
  SQLite::Statement update(database_, "UPDATE group_players SET name = ? WHERE group_id = ? AND id = ?");
  update.bind(1, name);
  update.bind(2, number_of(group));
  update.bind(3, player);
  reckoned_.forget(number_of(group));
  if (update.exec() == 0) return std::unexpected(GroupRefusal::no_such_player);
  return {};
}

std::expected<void, GroupRefusal> Groups::remove_player(GroupId group, int player) {
  if (has_games(group, player)) return std::unexpected(GroupRefusal::player_has_games);
  SQLite::Statement remove(database_, "DELETE FROM group_players WHERE group_id = ? AND id = ?");
  remove.bind(1, number_of(group));
  remove.bind(2, player);
  reckoned_.forget(number_of(group));
  if (remove.exec() == 0) return std::unexpected(GroupRefusal::no_such_player);
  return {};
}

void Groups::link_table(std::string const& table, GroupId group) {
  SQLite::Statement insert(database_,
                           "INSERT OR REPLACE INTO group_tables (table_id, group_id) VALUES (?, ?)");
  insert.bind(1, table);
  insert.bind(2, number_of(group));
  insert.exec();
}

void Groups::enter_online(std::string const& table, int number, GameNote const& written) {
  SQLite::Savepoint transaction(database_, "group_change");
  SQLite::Statement mark(database_,
                         "UPDATE group_tables SET entered = ?1 WHERE table_id = ?2 AND entered < ?1");
  mark.bind(1, number);
  mark.bind(2, table);
  if (mark.exec() == 0) return;
  SQLite::Statement query(database_, "SELECT group_id FROM group_tables WHERE table_id = ?");
  query.bind(1, table);
  query.executeStep();
  auto const group = GroupId{query.getColumn(0).getInt64()};
  query.reset();
  // A group that is full keeps what it has; the table goes on without it.
  bool const has_room = game_count(group) < kMostGroupGames;
  auto const id = has_room ? put_new(group, written, table + "/" + std::to_string(number))
                           : std::unexpected(GroupRefusal::group_full);
  if (id) note_change(group, GroupChange::Kind::added, *id, nullptr);
  transaction.release();
}

}  // namespace kuhhandel
