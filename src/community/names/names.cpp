#include "names/names.h"

#include <algorithm>
#include <array>

#include "names/blocks.h"
#include "names/normalized_name.h"
#include "ratings/rated_games.h"
#include "store/savepoint.h"
#include "store/uptime/served_days.h"
#include "table/seats/bot_names.h"

namespace kuhhandel::names {
namespace {

/// The client's names for a player without a name, in its languages (web/messages).
constexpr std::array<std::string_view, 4> kGuests{"Guest", "Gast", "Invité", "Гость"};

}  // namespace

bool Names::is_reserved(std::string_view name) {
  auto const folded = normalized_name(name);
  if (folded.empty()) return true;
  auto const is_it = [&](std::string_view other) { return normalized_name(other) == folded; };
  return std::ranges::any_of(kGuests, is_it) || std::ranges::any_of(table::bot_player_names(), is_it);
}

bool Names::claim(std::string const& name, std::string_view key, table::Instant now) {
  SQLite::Statement insert(store_.database(),
                           "INSERT OR IGNORE INTO names"
                           " (folded, name, hash, made, claimed_in, used_in, has_played)"
                           " VALUES (?1, ?2, ?3, ?4, ?5, ?5, 0)");
  auto const hash = keys::hash_of(key);
  insert.bind(1, normalized_name(name));
  insert.bind(2, name);
  insert.bind(3, hash.data(), static_cast<int>(hash.size()));
  insert.bind(4, static_cast<std::int64_t>(now.count()));
  insert.bind(5, store::served_days(store_.database()));
  return insert.exec() == 1;
}

NameOwner Names::owner_of(std::string_view name, std::string_view key) {
  SQLite::Statement query(store_.database(), "SELECT hash FROM names WHERE folded = ?");
  query.bind(1, normalized_name(name));
  if (!query.executeStep()) return NameOwner::none;
  return keys::equal(store::hash_in(query.getColumn(0)), keys::hash_of(key)) ? NameOwner::caller
                                                                             : NameOwner::other;
}

std::optional<std::string> Names::name_for_key(std::string_view key) {
  auto const hash = keys::hash_of(key);
  SQLite::Statement query(store_.database(), "SELECT name, hash FROM names WHERE hash = ?");
  query.bind(1, hash.data(), static_cast<int>(hash.size()));
  if (!query.executeStep() || !keys::equal(store::hash_in(query.getColumn(1)), hash)) return {};
  return query.getColumn(0).getString();
}

std::vector<live::SeatKey> Names::seats(std::string_view key) { return seats(key, false, kMaxSeats); }

std::vector<live::SeatKey> Names::seats_over(std::string_view key) { return seats(key, true, kMaxSeatsOver); }

std::vector<live::SeatKey> Names::seats(std::string_view key, bool are_over, int most) {
  auto const name = name_for_key(key);
  if (!name) return {};
  SQLite::Statement query(store_.database(),
                          "SELECT table_id, seat FROM named_seats WHERE name = ? AND is_over = ?"
                          " ORDER BY number DESC LIMIT ?");
  query.bind(1, normalized_name(*name));
  query.bind(2, are_over ? 1 : 0);
  query.bind(3, most);
  std::vector<live::SeatKey> keys;
  while (query.executeStep()) {
    auto const table = query.getColumn(0).getString();
    auto const seat = seat_at(query.getColumn(1).getInt());
    keys.push_back({.table = table, .seat = seat, .token = seat_token_of(key, table, seat)});
  }
  return keys;
}

bool Names::has_seat(std::string_view name, std::string const& table, Seat seat) {
  SQLite::Statement query(
      store_.database(),
      "SELECT EXISTS (SELECT 1 FROM named_seats WHERE table_id = ? AND seat = ? AND name = ?)");
  query.bind(1, table);
  query.bind(2, index_of(seat));
  query.bind(3, normalized_name(name));
  query.executeStep();
  return query.getColumn(0).getInt() != 0;
}

void Names::release(std::string_view key) {
  if (auto const name = name_for_key(key)) free_normalized_name(store_.database(), normalized_name(*name));
}

void Names::touch(std::string_view key, Use use) {
  if (key.empty()) return;
  auto const hash = keys::hash_of(key);
  auto const days = store::served_days(store_.database());
  SQLite::Statement update(store_.database(),
                           "UPDATE names SET used_in = max(used_in, ?2), has_played = max(has_played, ?3)"
                           " WHERE hash = ?1 AND (used_in < ?2 OR has_played < ?3)");
  update.bind(1, hash.data(), static_cast<int>(hash.size()));
  update.bind(2, days);
  update.bind(3, use == Use::played ? 1 : 0);
  update.exec();
}

void free_normalized_name(SQLite::Database& database, std::string const& folded) {
  store::Savepoint change(database);
  // The keys of its seats stay valid on devices that have them.
  for (auto const* const sql :
       {"UPDATE named_seats SET name = '' WHERE name = ?", "DELETE FROM guest_keys WHERE name = ?"}) {
    SQLite::Statement forget(database, sql);
    forget.bind(1, folded);
    forget.exec();
  }
  ratings::remove_name(database, folded);
  remove_blocks(database, folded);
  SQLite::Statement remove(database, "DELETE FROM names WHERE folded = ?");
  remove.bind(1, folded);
  remove.exec();
  change.commit();
}

bool free_name(SQLite::Database& database, std::string_view name) {
  auto const folded = normalized_name(name);
  SQLite::Statement query(database, "SELECT 1 FROM names WHERE folded = ?");
  query.bind(1, folded);
  if (!query.executeStep()) return false;
  query.reset();
  free_normalized_name(database, folded);
  return true;
}

std::vector<std::string> expired_names(SQLite::Database& database, NameRetention const& keeping,
                                       table::Instant now, int most) {
  SQLite::Statement query(database, R"(SELECT folded FROM names WHERE
    (has_played = 0 AND claimed_in < ?1 - ?2 AND NOT EXISTS (SELECT 1 FROM named_seats WHERE name = folded)
     AND NOT EXISTS (SELECT 1 FROM guest_keys WHERE name = folded))
    OR (used_in < ?1 - ?3 AND NOT EXISTS (
      SELECT 1 FROM rated_players AS player JOIN rated_seats ON rated_seats.player = player.number
      JOIN rated_games ON rated_games.number = rated_seats.number
      WHERE player.name = folded AND rated_games.ended > ?4)) LIMIT ?5)");
  auto const year = std::chrono::days(keeping.idle_days);
  query.bind(1, store::served_days(database));
  query.bind(2, keeping.unplayed_days);
  query.bind(3, keeping.idle_days);
  query.bind(4, static_cast<std::int64_t>((now - year).count()));
  query.bind(5, most);
  std::vector<std::string> names;
  while (query.executeStep()) names.push_back(query.getColumn(0).getString());
  return names;
}

std::vector<RegisteredName> all_names(SQLite::Database& database) {
  auto const days = store::served_days(database);
  SQLite::Statement query(database,
                          "SELECT name, made, used_in, has_played FROM names ORDER BY used_in, made");
  std::vector<RegisteredName> names;
  while (query.executeStep())
    names.push_back({.name = query.getColumn(0).getString(),
                     .claimed = table::Instant(query.getColumn(1).getInt64()),
                     .idle_days = days - query.getColumn(2).getInt64(),
                     .has_played = query.getColumn(3).getInt() != 0});
  return names;
}

std::vector<std::string> orphaned_names(store::Store& store) {
  SQLite::Statement query(
      store.database(),
      "SELECT name FROM named_seats WHERE name <> '' AND name NOT IN (SELECT folded FROM names)"
      " UNION SELECT name FROM guest_keys WHERE name <> '' AND name NOT IN (SELECT folded FROM names)");
  std::vector<std::string> names;
  while (query.executeStep()) names.push_back(query.getColumn(0).getString());
  return names;
}

void release_seats(store::Store& store, std::string const& name,
                   std::function<bool(std::string const& table)> const& at) {
  SQLite::Statement query(store.database(),
                          "SELECT table_id FROM named_seats WHERE name = ?1"
                          " UNION SELECT table_id FROM guest_keys WHERE name = ?1");
  query.bind(1, name);
  std::vector<std::string> tables;
  while (query.executeStep()) tables.push_back(query.getColumn(0).getString());
  for (auto const& table : tables) {
    if (!at(table)) continue;
    for (auto const* const sql : {"UPDATE named_seats SET name = '' WHERE name = ? AND table_id = ?",
                                  "DELETE FROM guest_keys WHERE name = ? AND table_id = ?"}) {
      SQLite::Statement forget(store.database(), sql);
      forget.bind(1, name);
      forget.bind(2, table);
      forget.exec();
    }
  }
}

std::string seat_token_of(std::string_view name_key, std::string const& table, Seat seat) {
  return keys::token_from(name_key, "kuhhandel seat " + table + "/" + std::to_string(index_of(seat)));
}

}  // namespace kuhhandel::names
