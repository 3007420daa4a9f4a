#include "store/uptime/served_days.h"

namespace kuhhandel::store {

std::int64_t served_days(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT days FROM served_days");
  return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

void count_served_day(SQLite::Database& database, std::int64_t day) {
  SQLite::Statement count(database,
                          "INSERT INTO served_days (id, days, latest) VALUES (1, 0, ?1) ON CONFLICT (id)"
                          " DO UPDATE SET days = days + 1, latest = ?1 WHERE latest <> ?1");
  count.bind(1, day);
  count.exec();
}

// In a table WITHOUT ROWID, a row longer than a quarter of a page occupies whole pages: 13.5 MB of games took
// 50 MB.
void add_days_of_use(SQLite::Database& database) {
  database.exec(R"(
  CREATE TABLE served_days (
    id INTEGER PRIMARY KEY CHECK (id = 1), days INTEGER NOT NULL, latest INTEGER NOT NULL);
  ALTER TABLE names ADD COLUMN claimed_in INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE names ADD COLUMN used_in INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE names ADD COLUMN has_played INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE groups ADD COLUMN made_in INTEGER NOT NULL DEFAULT -1;
  ALTER TABLE groups ADD COLUMN used_in INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE groups ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  DROP VIEW seen_group_games;
  CREATE TABLE wide_group_games (
    group_id INTEGER NOT NULL, id INTEGER NOT NULL, date TEXT NOT NULL, edition TEXT NOT NULL,
    written TEXT NOT NULL, results TEXT NOT NULL, online TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (group_id, id));
  INSERT INTO wide_group_games (group_id, id, date, edition, written, results, online)
    SELECT group_id, id, date, edition, written, results, online FROM group_games;
  DROP TABLE group_games;
  ALTER TABLE wide_group_games RENAME TO group_games;
  CREATE INDEX group_games_by_date ON group_games (group_id, date, id);
  CREATE UNIQUE INDEX group_games_online ON group_games (group_id, online) WHERE online <> '';
  CREATE VIEW seen_group_games AS SELECT * FROM group_games AS game WHERE NOT EXISTS (
    SELECT 1 FROM group_imports AS coming
    WHERE coming.group_id = game.group_id AND game.id BETWEEN first_game AND last_game);
  UPDATE groups SET bytes = (SELECT coalesce(sum(length(CAST(written AS BLOB)) + length(results)), 0)
                             FROM group_games WHERE group_id = groups.id);
)");
}

}  // namespace kuhhandel::store
