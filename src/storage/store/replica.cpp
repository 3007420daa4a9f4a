#include "store/replica.h"

#include <algorithm>
#include <array>
#include <limits>

#include "store/checksum.h"
#include "store/tables/guest_keys.h"

namespace kuhhandel::store {
namespace {

/// Includes the log; account data of the table stays.
constexpr std::array kForgettingCopy{"DELETE FROM log WHERE table_id = ?",
                                     "DELETE FROM beginnings WHERE table_id = ?",
                                     "DELETE FROM leftovers WHERE table_id = ?"};

constexpr std::array kForgettingKeys{
    "DELETE FROM keys WHERE table_id = ?", "DELETE FROM named_seats WHERE table_id = ?",
    "DELETE FROM guest_keys WHERE table_id = ?",
    // The ledger already knows that no name opens a seat any more.
    "DELETE FROM surroundings_changed WHERE kind = 'named_seats' AND id = ?"};

constexpr auto kIntoLog = "INSERT INTO log (table_id, version, at, fact, checksum) VALUES (?, ?, ?, ?, ?)";
constexpr auto kIntoBeginnings =
    "INSERT OR REPLACE INTO beginnings (table_id, version, at, fact, checksum) VALUES (?, ?, ?, ?, ?)";

void put(SQLite::Database& database, char const* sql, std::string const& table, ReplicatedFact const& fact) {
  SQLite::Statement insert(database, sql);
  insert.bind(1, table);
  insert.bind(2, fact.version);
  insert.bind(3, fact.at);
  insert.bind(4, fact.text);
  insert.bind(5, checksum({table, fact.version, fact.at}, fact.text));
  insert.exec();
}

template <class Statements>
void do_for(SQLite::Database& database, Statements const& statements, std::string const& table) {
  for (auto const* const sql : statements) {
    SQLite::Statement statement(database, sql);
    statement.bind(1, table);
    statement.exec();
  }
}

void put_row(SQLite::Database& database, ReplicatedTable const& table) {
  SQLite::Statement insert(
      database,
      "INSERT INTO tables (id, setup, made, checksum, visited, is_over, used_in)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT minutes FROM service))"
      " ON CONFLICT (id) DO UPDATE SET setup = ?2, made = ?3, checksum = ?4, visited = ?5, is_over = ?6,"
      " used_in = (SELECT minutes FROM service)");
  insert.bind(1, table.id);
  insert.bind(2, table.setup);
  insert.bind(3, table.made);
  insert.bind(4, checksum({table.id, 0, table.made}, table.setup));
  insert.bind(5, table.visited ? 1 : 0);
  insert.bind(6, table.is_over ? 1 : 0);
  insert.exec();
}

}  // namespace

std::optional<ReplicaSource> Replica::source() const {
  SQLite::Statement row(store_.database(), "SELECT ledger, node FROM copied_from");
  if (!row.executeStep()) return {};
  return ReplicaSource{row.getColumn(0).getString(), row.getColumn(1).getString()};
}

void Replica::set_source(ReplicaSource const& from) {
  SQLite::Statement insert(store_.database(), "INSERT INTO copied_from (ledger, node) VALUES (?, ?)");
  insert.bind(1, from.ledger);
  insert.bind(2, from.node);
  insert.exec();
}

std::optional<ReplicaPosition> Replica::position(int shard) const {
  SQLite::Statement row(store_.database(), "SELECT writer, sequence FROM copies WHERE shard = ?");
  row.bind(1, shard);
  if (!row.executeStep()) return {};
  return ReplicaPosition{row.getColumn(0).getString(),
                         static_cast<std::uint64_t>(row.getColumn(1).getInt64())};
}

void Replica::set_position(int shard, ReplicaPosition const& position) {
  SQLite::Statement insert(store_.database(),
                           "INSERT OR REPLACE INTO copies (shard, writer, sequence) VALUES (?, ?, ?)");
  insert.bind(1, shard);
  insert.bind(2, position.writer);
  insert.bind(3, static_cast<std::int64_t>(position.sequence));
  insert.exec();
}

std::vector<std::string> Replica::tables() const {
  SQLite::Statement row(store_.database(), "SELECT id FROM tables UNION SELECT table_id FROM games");
  std::vector<std::string> tables;
  while (row.executeStep()) tables.push_back(row.getColumn(0).getString());
  return tables;
}

ReplicatedKeys Replica::keys(std::string const& table) const {
  ReplicatedKeys keys;
  SQLite::Statement seats(store_.database(),
                          "SELECT seat, hash, '' FROM keys WHERE table_id = ?1"
                          " UNION ALL SELECT seat, hash, name FROM named_seats WHERE table_id = ?1");
  seats.bind(1, table);
  while (seats.executeStep())
    keys.seats.push_back({{seat_at(seats.getColumn(0).getInt()), hash_in(seats.getColumn(1))},
                          seats.getColumn(2).getString()});
  SQLite::Statement guests(store_.database(),
                           "SELECT seat, player, kind, hash, name FROM guest_keys WHERE table_id = ?1");
  guests.bind(1, table);
  while (guests.executeStep())
    keys.guests.push_back(
        {{seat_at(guests.getColumn(0).getInt()), guests.getColumn(1).getString(),
          static_cast<GuestKind>(guests.getColumn(2).getInt()), hash_in(guests.getColumn(3))},
         guests.getColumn(4).getString()});
  return keys;
}

std::vector<int> Replica::games(std::string const& table) const {
  SQLite::Statement row(store_.database(), "SELECT number FROM games WHERE table_id = ?");
  row.bind(1, table);
  std::vector<int> games;
  while (row.executeStep()) games.push_back(row.getColumn(0).getInt());
  return games;
}

std::int64_t Replica::version(std::string const& table) const {
  SQLite::Statement latest(store_.database(),
                           "SELECT max((SELECT coalesce(max(version), 0) FROM log WHERE table_id = ?1),"
                           " (SELECT coalesce(max(version), 0) FROM beginnings WHERE table_id = ?1))");
  latest.bind(1, table);
  latest.executeStep();
  auto const& fresh = store_.staging().index().of(table);
  return std::max(latest.getColumn(0).getInt64(), fresh.empty() ? 0 : fresh.back().version);
}

void Replica::update(ReplicatedTable const& table) {
  put_row(store_.database(), table);
  if (table.beginning) compact_log(table.id, *table.beginning);
  for (auto const& fact : table.facts) store::put(store_.database(), kIntoLog, table.id, fact);
  do_for(store_.database(), kForgettingKeys, table.id);
  add(table.id, table.keys);
  store_.set_over(table.id, table.is_over);
  for (auto const& [number, game] : table.games) store_.add_game(table.id, number, game);
}

void Replica::put_events(std::string const& table, std::vector<OutboxEvent> const& news) {
  if (news.empty() && store_.outbox().is_empty()) return;
  for (auto const& existing : store_.outbox().all())
    if (existing.key.table == table) store_.outbox().remove(existing.key);
  for (auto const& one : news) store_.outbox().add(one);
}

void Replica::compact_log(std::string const& table, ReplicatedFact const& beginning) {
  store::put(store_.database(), kIntoBeginnings, table, beginning);
  SQLite::Statement behind(store_.database(), "DELETE FROM log WHERE table_id = ? AND version <= ?");
  behind.bind(1, table);
  behind.bind(2, beginning.version);
  behind.exec();
  store_.staging().collect_garbage(table, beginning.version, std::numeric_limits<int>::max());
}

void Replica::remove(std::string const& table, std::map<int, FinishedGame> const& games) {
  remove_rows(table);
  do_for(store_.database(), std::array{"DELETE FROM tables WHERE id = ?"}, table);
  put_games(table, games);
}

void Replica::put(ReplicatedTable const& table) {
  remove_rows(table.id);
  put_row(store_.database(), table);
  if (table.beginning) store::put(store_.database(), kIntoBeginnings, table.id, *table.beginning);
  for (auto const& fact : table.facts) store::put(store_.database(), kIntoLog, table.id, fact);
  add(table.id, table.keys);
  store_.set_over(table.id, table.is_over);
  put_games(table.id, table.games);
}

void Replica::put_games(std::string const& table, std::map<int, FinishedGame> const& games) {
  SQLite::Statement drop(store_.database(), "DELETE FROM games WHERE table_id = ?");
  drop.bind(1, table);
  drop.exec();
  for (auto const& [number, game] : games) store_.add_game(table, number, game);
}

void Replica::remove_rows(std::string const& table) {
  store_.staging().collect_garbage(table, std::numeric_limits<std::int64_t>::max(),
                                   std::numeric_limits<int>::max());
  do_for(store_.database(), kForgettingCopy, table);
  do_for(store_.database(), kForgettingKeys, table);
}

void Replica::add(std::string const& table, ReplicatedKeys const& keys) {
  for (auto const& [key, name] : keys.seats) {
    if (name.empty()) {
      store_.add_key(table, key.seat, key.hash);
    } else {
      store_.add_named_seat({table, key.seat, name, key.hash});
    }
  }
  GuestKeys guests(store_.database());
  for (auto const& [key, name] : keys.guests) guests.add(table, key, name);
}

}  // namespace kuhhandel::store
