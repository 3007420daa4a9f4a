#include "groups/migrations.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace kuhhandel {
namespace {

/// One step per version. A step that has been released is never changed; what is new is a step of its own.
constexpr std::array kSteps{// 1: groups, their players and games, what follows from each game for each
                            // player, and what can be undone.
                            R"(
  CREATE TABLE groups (
    id INTEGER PRIMARY KEY, key_hash BLOB NOT NULL UNIQUE, share_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL, made INTEGER NOT NULL);
  CREATE TABLE group_players (
    group_id INTEGER NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (group_id, id), UNIQUE (group_id, name)) WITHOUT ROWID;
  CREATE TABLE group_games (
    group_id INTEGER NOT NULL, id INTEGER NOT NULL, date TEXT NOT NULL, edition TEXT NOT NULL,
    written TEXT NOT NULL, results TEXT NOT NULL, PRIMARY KEY (group_id, id)) WITHOUT ROWID;
  CREATE INDEX group_games_by_date ON group_games (group_id, date, id);
  CREATE TABLE group_changes (
    group_id INTEGER NOT NULL, number INTEGER NOT NULL, kind INTEGER NOT NULL, game_id INTEGER NOT NULL,
    before TEXT NOT NULL, PRIMARY KEY (group_id, number)) WITHOUT ROWID;
)",
                            // 2: games that were played here know their table; tables may belong to a group.
                            R"(
  ALTER TABLE group_games ADD COLUMN online TEXT NOT NULL DEFAULT '';
  CREATE UNIQUE INDEX group_games_online ON group_games (group_id, online) WHERE online <> '';
  CREATE TABLE group_tables (
    table_id TEXT PRIMARY KEY, group_id INTEGER NOT NULL, entered INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
)"};

int version_of(SQLite::Database& database) {
  database.exec("CREATE TABLE IF NOT EXISTS group_schema (version INTEGER NOT NULL)");
  SQLite::Statement query(database, "SELECT version FROM group_schema");
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

}  // namespace

int group_schema_version() { return static_cast<int>(kSteps.size()); }

void migrate_groups(SQLite::Database& database, int version) {
  SQLite::Transaction transaction(database);
  auto const found = version_of(database);
  if (found > group_schema_version()) {
    throw std::runtime_error(
        "The groups in the data folder were written by a later version of Kuhhandel "
        "(schema " +
        std::to_string(found) + ").");
  }
  for (int step = found; step < version; ++step) database.exec(kSteps[static_cast<std::size_t>(step)]);
  database.exec("DELETE FROM group_schema");
  database.exec("INSERT INTO group_schema VALUES (" + std::to_string(std::max(found, version)) + ")");
  transaction.commit();
}

}  // namespace kuhhandel
