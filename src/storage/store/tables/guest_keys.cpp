#include "store/tables/guest_keys.h"

#include <array>

namespace kuhhandel::store {
namespace {

/// ?1: table, ?2: seat, ?3: player, ?4: kind.
template <std::size_t many>
void run(SQLite::Database& database, std::array<char const*, many> const& all, std::string const& table,
         Seat seat, std::string const& player, GuestKind kind) {
  for (auto const* const sql : all) {
    SQLite::Statement statement(database, sql);
    auto const bound = statement.getBindParameterCount();
    statement.bind(1, table);
    statement.bind(2, index_of(seat));
    statement.bind(3, player);
    if (bound > 3) statement.bind(4, static_cast<int>(kind));
    statement.exec();
  }
}

constexpr std::array kSettingAside{
    "DELETE FROM guest_keys WHERE table_id = ?1 AND kind = ?4 AND (seat = ?2 OR player = ?3)",
    "INSERT OR REPLACE INTO guest_keys (table_id, seat, player, kind, name, hash)"
    " SELECT table_id, seat, ?3, ?4, '', hash FROM keys WHERE table_id = ?1 AND seat = ?2",
    "INSERT OR REPLACE INTO guest_keys (table_id, seat, player, kind, name, hash)"
    " SELECT table_id, seat, ?3, ?4, name, hash FROM named_seats WHERE table_id = ?1 AND seat = ?2"};

constexpr std::array kGiving{
    "INSERT OR REPLACE INTO keys (table_id, seat, hash) SELECT table_id, ?2, hash FROM guest_keys"
    " WHERE table_id = ?1 AND player = ?3 AND kind = ?4 AND name = ''",
    "INSERT OR REPLACE INTO named_seats (table_id, seat, name, hash) SELECT table_id, ?2, name, hash"
    " FROM guest_keys WHERE table_id = ?1 AND player = ?3 AND kind = ?4"
    " AND name <> ''",
    "DELETE FROM guest_keys WHERE table_id = ?1 AND ?2 >= 0 AND player = ?3 AND kind = ?4"};

constexpr std::array kForgetting{
    "DELETE FROM guest_keys WHERE table_id = ?1 AND ?2 >= 0 AND player = ?3 AND kind = ?4"};

}  // namespace

void GuestKeys::add(std::string const& table, GuestKey const& key, std::string const& name) {
  SQLite::Statement insert(database_,
                           "INSERT OR REPLACE INTO guest_keys (table_id, seat, player, kind, name, hash)"
                           " VALUES (?, ?, ?, ?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, index_of(key.seat));
  insert.bind(3, key.player);
  insert.bind(4, static_cast<int>(key.kind));
  insert.bind(5, name);
  insert.bind(6, key.hash.data(), static_cast<int>(key.hash.size()));
  insert.exec();
}

void GuestKeys::demote(std::string const& table, Seat seat, std::string const& player) {
  run(database_, kSettingAside, table, seat, player, GuestKind::freed);
}

void GuestKeys::promote(std::string const& table, Seat seat, std::string const& player, GuestKind kind) {
  run(database_, kGiving, table, seat, player, kind);
}

void GuestKeys::remove(std::string const& table, std::string const& player, GuestKind kind) {
  run(database_, kForgetting, table, Seat{}, player, kind);
}

}  // namespace kuhhandel::store
