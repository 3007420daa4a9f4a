#include "store/migrations.h"

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>

#include "store/checksum.h"
#include "store/uptime/served_days.h"

namespace kuhhandel::store {
namespace {

// Released steps never change; changes are new steps. IF NOT EXISTS: old programs could stop in between.

/// Tables with their logs, and the keys of their seats.
void make_tables(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, setup TEXT NOT NULL, made INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, fact TEXT NOT NULL,
    PRIMARY KEY (table_id, version)) WITHOUT ROWID;
)");
}

void make_games(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE IF NOT EXISTS games (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
)");
}

void make_names(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE IF NOT EXISTS names (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, hash BLOB NOT NULL UNIQUE,
    made INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS named_seats (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    hash BLOB NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, UNIQUE (table_id, seat));
  CREATE INDEX IF NOT EXISTS named_seats_by_name ON named_seats (name, is_over, number);
)");
}

/// Returns the version of the groups' former, separate numbering; 0 if there are no groups yet.
int version_of_groups(SQLite::Database& database) {
  if (!database.tableExists("group_schema")) return 0;
  SQLite::Statement query(database, "SELECT version FROM group_schema");
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

/// Groups, their players and games, each player's results per game, and undo data.
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
/// The table of a game that was played here; the group of a table.
constexpr auto kGamesOfTables = R"(
  ALTER TABLE group_games ADD COLUMN online TEXT NOT NULL DEFAULT '';
  CREATE UNIQUE INDEX group_games_online ON group_games (group_id, online) WHERE online <> '';
  CREATE TABLE group_tables (
    table_id TEXT PRIMARY KEY, group_id INTEGER NOT NULL, entered INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
)";

void make_groups(SQLite::Database& database) {
  auto const had = version_of_groups(database);
  if (had < 1) database.exec(kGroups);
  if (had < 2) database.exec(kGamesOfTables);
  database.exec("DROP TABLE IF EXISTS group_schema");
}

/// Fills the checksums of a table. `place` selects the columns of a RowId (0 instead of a missing time) and
/// the text.
void fill_checksums(SQLite::Database& database, std::string const& table, std::string const& place,
                    std::string const& key) {
  database.exec("ALTER TABLE " + table + " ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0");
  SQLite::Statement rows(database, "SELECT " + place + " FROM " + table);
  SQLite::Statement fill(database, "UPDATE " + table + " SET checksum = ? WHERE " + key);
  while (rows.executeStep()) {
    auto const id = rows.getColumn(0).getString();
    auto const number = rows.getColumn(1).getInt64();
    fill.reset();
    fill.bind(1, checksum({id, number, rows.getColumn(2).getInt64()}, rows.getColumn(3).getString()));
    fill.bind(2, id);
    if (fill.getBindParameterCount() > 2) fill.bind(3, number);
    fill.exec();
  }
}

/// Checksums of the stored data of tables.
void add_checksums(SQLite::Database& database) {
  fill_checksums(database, "tables", "id, 0, made, setup", "id = ?");
  fill_checksums(database, "log", "table_id, version, at, fact", "table_id = ? AND version = ?");
  fill_checksums(database, "games", "table_id, number, 0, record", "table_id = ? AND number = ?");
}

/// When servers ran: from `began` until `seen` or slightly longer.
void make_runs(SQLite::Database& database) {
  database.exec(
      "CREATE TABLE runs (number INTEGER PRIMARY KEY, began INTEGER NOT NULL, seen INTEGER NOT NULL)");
}

/// Whether a live connection has ever joined a table; unknown for older ones.
void add_visits(SQLite::Database& database) {
  database.exec(R"(
  ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 1;
  CREATE INDEX tables_unvisited ON tables (made) WHERE NOT visited;
)");
}

/// A group's number of changes, which validates cached results; hidden games of an unfinished import.
void add_imports(SQLite::Database& database) {
  database.exec(R"(
  ALTER TABLE groups ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE group_imports (
    group_id INTEGER PRIMARY KEY, first_game INTEGER NOT NULL, last_game INTEGER NOT NULL,
    new_players TEXT NOT NULL);
  CREATE TABLE erased_groups (group_id INTEGER PRIMARY KEY);
  CREATE VIEW seen_group_games AS SELECT * FROM group_games AS game WHERE NOT EXISTS (
    SELECT 1 FROM group_imports AS coming
    WHERE coming.group_id = game.group_id AND game.id BETWEEN first_game AND last_game);
)");
}

/// Compacted logs, and the times of tables' last use.
void make_beginnings(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE beginnings (
    table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL, fact TEXT NOT NULL,
    checksum INTEGER NOT NULL);
  CREATE TABLE leftovers (
    table_id TEXT NOT NULL, up_to INTEGER NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (table_id, up_to)) WITHOUT ROWID;
  CREATE VIEW service AS SELECT coalesce(sum(seen - began), 0) / 60000 AS minutes FROM runs;
  ALTER TABLE tables ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN used_in INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET is_over = 1 WHERE
    (SELECT count(*) FROM log WHERE table_id = tables.id AND fact LIKE '{"name":"started"%') =
    (SELECT max(number) FROM games WHERE table_id = tables.id);
  CREATE INDEX tables_by_use ON tables (is_over, used_in);
)");
}

/// End times of games; unknown for older ones.
void add_endings(SQLite::Database& database) {
  database.exec("ALTER TABLE games ADD COLUMN ended INTEGER NOT NULL DEFAULT 0");
}

/// Players of a group who were merged into others.
void make_merges(SQLite::Database& database) {
  database.exec(R"(CREATE TABLE group_merges (
    group_id INTEGER NOT NULL, player INTEGER NOT NULL, into_player INTEGER NOT NULL,
    PRIMARY KEY (group_id, player)) WITHOUT ROWID)");
}

/// Push subscriptions, each with its pending notification (subscriptions.h).
void make_subscriptions(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE subscriptions (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, hash BLOB NOT NULL, endpoint TEXT NOT NULL,
    is_seated INTEGER NOT NULL, point BLOB NOT NULL, auth BLOB NOT NULL, language TEXT NOT NULL,
    turns INTEGER NOT NULL, begins INTEGER NOT NULL, let_in INTEGER NOT NULL, quiet_from INTEGER,
    quiet_until INTEGER, told INTEGER NOT NULL, is_reached INTEGER, rests_until INTEGER NOT NULL DEFAULT 0,
    waits INTEGER, text TEXT NOT NULL DEFAULT '', due INTEGER NOT NULL DEFAULT 0,
    until INTEGER NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, UNIQUE (table_id, hash, endpoint));
  CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
  CREATE INDEX subscriptions_waiting ON subscriptions (due) WHERE waits IS NOT NULL;
)");
}

/// Reports, and the operator's bans and closed tables.
void make_reports(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, table_id TEXT NOT NULL,
    by_player TEXT NOT NULL, reported TEXT NOT NULL, words TEXT NOT NULL, talk TEXT NOT NULL);
  CREATE TABLE bans (kind TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (kind, what)) WITHOUT ROWID;
  CREATE TABLE closings (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
)");
}

/// Rated players and matchmade games, finished ones in the order in which they count. Deleted names are
/// empty.
void make_ratings(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE rated_players (number INTEGER PRIMARY KEY, name TEXT UNIQUE);
  CREATE TABLE rated_starts (
    table_id TEXT NOT NULL, game INTEGER NOT NULL, player INTEGER NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, game, player)) WITHOUT ROWID;
  CREATE TABLE rated_games (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, game INTEGER NOT NULL, edition TEXT NOT NULL,
    seats INTEGER NOT NULL, ended INTEGER NOT NULL, UNIQUE (table_id, game));
  CREATE TABLE rated_seats (
    player INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL,
    has_left INTEGER NOT NULL, bluffs INTEGER NOT NULL, seen_through INTEGER NOT NULL, quartets TEXT NOT NULL,
    mean REAL NOT NULL, deviation REAL NOT NULL, PRIMARY KEY (player, number)) WITHOUT ROWID;
  CREATE INDEX rated_seats_by_game ON rated_seats (number);
)");
}

/// Players blocked by the owner of a name; both by folded names.
void make_blocks(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE blocks (
    number INTEGER PRIMARY KEY, owner TEXT NOT NULL, blocked TEXT NOT NULL, name TEXT NOT NULL,
    UNIQUE (owner, blocked));
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
)");
}

/// Ends of bans, and reasons for closing tables.
void add_ends_and_reasons(SQLite::Database& database) {
  database.exec(R"(
  ALTER TABLE bans ADD COLUMN until INTEGER;
  ALTER TABLE closings ADD COLUMN reason TEXT NOT NULL DEFAULT '';
)");
}

/// A group's next evening, its calendar's key, and its webhook with pending events.
void make_evenings(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE group_evenings (
    group_id INTEGER PRIMARY KEY, number INTEGER NOT NULL, changes INTEGER NOT NULL, at INTEGER NOT NULL,
    place TEXT NOT NULL, planned INTEGER NOT NULL);
  CREATE TABLE group_calendars (group_id INTEGER PRIMARY KEY, number INTEGER NOT NULL, hash BLOB UNIQUE);
  CREATE TABLE group_webhooks (
    group_id INTEGER PRIMARY KEY, address TEXT NOT NULL, went INTEGER,
    rests_until INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE group_posts (
    number INTEGER PRIMARY KEY, group_id INTEGER NOT NULL, text TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX group_posts_by_group ON group_posts (group_id, number);
)");
}

/// Start times of games, and the seats of bots at their end as a bit set; unknown for older ones.
void add_beginnings_of_games(SQLite::Database& database) {
  database.exec("ALTER TABLE games ADD COLUMN began INTEGER; ALTER TABLE games ADD COLUMN bots INTEGER");
}

/// Keys that currently open no seat: of requesters (kind 0) and of previous players (1).
void make_guest_keys(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE guest_keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, kind INTEGER NOT NULL,
    name TEXT NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (table_id, hash)) WITHOUT ROWID;
)");
}

/// Results of the deal of the day, for each counted game (daily_results.h).
void make_daily_results(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE daily_results (
    day TEXT NOT NULL, game TEXT NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (day, game)) WITHOUT ROWID;
)");
}

/// Reasons for bans.
void add_reasons_of_bans(SQLite::Database& database) {
  database.exec("ALTER TABLE bans ADD COLUMN reason TEXT NOT NULL DEFAULT ''");
}

/// The staging log (staging_log.h). Facts from older versions are in the tables' logs.
void make_fresh(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE fresh (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
    fact TEXT NOT NULL, checksum INTEGER NOT NULL);
)");
}

/// Results of groups' daily puzzles (groups/group_puzzles.h).
void make_group_puzzles(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE group_puzzles (
    group_id INTEGER NOT NULL, player INTEGER NOT NULL, day TEXT NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (group_id, player, day)) WITHOUT ROWID;
)");
}

/// The ledger that this folder replicates, if any, and the position of each shard (replica.h).
void make_copies(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE copied_from (ledger TEXT NOT NULL, node TEXT NOT NULL);
  CREATE TABLE copies (shard INTEGER PRIMARY KEY, writer TEXT NOT NULL, sequence INTEGER NOT NULL);
)");
}

/// Account data not yet sent to the ledger (account_data.h), and the push key of all its servers.
void make_surroundings(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE surroundings_changed (
    kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE push_keys (number INTEGER PRIMARY KEY, pem TEXT NOT NULL);
)");
}

/// The outbox and the events already handled (outbox.h).
void make_outbox(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE outbox (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL,
    news TEXT NOT NULL, PRIMARY KEY (table_id, version, kind)) WITHOUT ROWID;
  CREATE TABLE heard_news (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL,
    PRIMARY KEY (table_id, version, kind)) WITHOUT ROWID;
  -- A name that is given up takes them along from now on.
  DELETE FROM guest_keys WHERE name <> '' AND name NOT IN (SELECT folded FROM names);
)");
}

/// This machine's own limits, by source; NULL means that the source does not set the limit.
void make_limits(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE limits (
    said_by TEXT PRIMARY KEY, connections INTEGER, tables INTEGER, per_address INTEGER) WITHOUT ROWID;
)");
}

/// Outbox events whose handling threw, for debugging (outbox.h).
void make_quarantine(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE quarantined_news (
    number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, version INTEGER NOT NULL,
    kind TEXT NOT NULL, at INTEGER NOT NULL, news TEXT NOT NULL, error TEXT NOT NULL);
)");
}

/// Answers to repeated requests (stored_answers.h); time zones of quiet hours, which were in UTC before.
void add_answers_and_zones(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE stored_answers (
    id BLOB PRIMARY KEY, shard INTEGER NOT NULL, at INTEGER NOT NULL, fingerprint BLOB NOT NULL,
    status INTEGER NOT NULL, content BLOB NOT NULL) WITHOUT ROWID;
  CREATE INDEX stored_answers_by_time ON stored_answers (at);
  ALTER TABLE subscriptions ADD COLUMN quiet_zone TEXT NOT NULL DEFAULT '';
)");
}

/// For TableReader::unfinished_correspondence(), which maintenance calls every minute.
void index_correspondence(SQLite::Database& database) {
  database.exec(
      "CREATE INDEX tables_of_correspondence ON tables (id)"
      " WHERE visited = 1 AND is_over = 0 AND instr(setup, '\"answer_within\":') > 0");
}

using Migration = void (*)(SQLite::Database&);
constexpr auto kSteps =
    std::to_array<Migration>({make_tables,          make_games,         make_names,
                              make_groups,          add_checksums,      make_runs,
                              add_visits,           add_imports,        make_beginnings,
                              add_endings,          make_merges,        make_subscriptions,
                              make_reports,         make_ratings,       make_blocks,
                              add_ends_and_reasons, make_evenings,      add_beginnings_of_games,
                              make_guest_keys,      make_daily_results, add_reasons_of_bans,
                              make_fresh,           make_group_puzzles, make_copies,
                              make_surroundings,    make_outbox,        make_limits,
                              add_days_of_use,      make_quarantine,    add_answers_and_zones,
                              index_correspondence});

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

}  // namespace

int schema_version() { return static_cast<int>(kSteps.size()); }

void refuse_later_schema(SQLite::Database& database) {
  auto const version = version_of(database);
  if (version <= schema_version()) return;
  throw std::runtime_error("The data folder was written by a later version of Kuhhandel (schema " +
                           std::to_string(version) + "); this one knows schema " +
                           std::to_string(schema_version()) + ".");
}

void migrate(SQLite::Database& database, int version) {
  for (int version_done = version_of(database); version_done < version; ++version_done) {
    SQLite::Transaction transaction(database);
    kSteps[static_cast<std::size_t>(version_done)](database);
    database.exec("PRAGMA user_version = " + std::to_string(version_done + 1));
    transaction.commit();
  }
}

}  // namespace kuhhandel::store
