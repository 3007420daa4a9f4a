// Databases as older programs made them, for tests of what becomes of them. Written down here once more,
// since the steps that make today's could change.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel {

/// The last schema version with all facts in their table's own rows.
inline constexpr int kBeforeFresh = 21;

inline SQLite::Database database_in(ThrowawayFolder const& folder) {
  return SQLite::Database((folder.path() / "kuhhandel.db").string(),
                          SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// The versions that its tables and its groups had; 0: there were none.
struct OldSchema {
  int tables;
  int groups;
};

inline void write_old_schema(SQLite::Database& database, OldSchema schema) {
  constexpr auto kTables = R"(
  CREATE TABLE tables (id TEXT PRIMARY KEY, setup TEXT NOT NULL, made INTEGER NOT NULL);
  CREATE TABLE keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
  CREATE TABLE log (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, fact TEXT NOT NULL,
    PRIMARY KEY (table_id, version)) WITHOUT ROWID;
)";
  constexpr auto kGames = R"(
  CREATE TABLE games (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
)";
  constexpr auto kNames = R"(
  CREATE TABLE names (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, hash BLOB NOT NULL UNIQUE,
    made INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE named_seats (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    hash BLOB NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, UNIQUE (table_id, seat));
  CREATE INDEX named_seats_by_name ON named_seats (name, is_over, number);
)";
  constexpr auto kGroups = R"(
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
)";
  constexpr auto kGamesOfTables = R"(
  ALTER TABLE group_games ADD COLUMN online TEXT NOT NULL DEFAULT '';
  CREATE UNIQUE INDEX group_games_online ON group_games (group_id, online) WHERE online <> '';
  CREATE TABLE group_tables (
    table_id TEXT PRIMARY KEY, group_id INTEGER NOT NULL, entered INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
)";
  if (schema.tables >= 1) database.exec(kTables);
  if (schema.tables >= 2) database.exec(kGames);
  if (schema.tables >= 3) database.exec(kNames);
  database.exec("PRAGMA user_version = " + std::to_string(schema.tables));
  if (schema.groups == 0) return;
  database.exec("CREATE TABLE group_schema (version INTEGER NOT NULL)");
  database.exec(kGroups);
  if (schema.groups >= 2) database.exec(kGamesOfTables);
  database.exec("INSERT INTO group_schema VALUES (" + std::to_string(schema.groups) + ")");
}

}  // namespace kuhhandel
