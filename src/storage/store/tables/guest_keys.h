// Keys that currently open no seat: of players with a join request, and of players whose seat was given away.
// With them a client may watch, and learns who gave the seat away and why.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

#include "keys/token.h"
#include "store/tables/table_reader.h"

namespace kuhhandel::store {

/// All functions throw SQLite::Exception if the disk fails.
class GuestKeys {
 public:
  explicit GuestKeys(SQLite::Database& database) : database_(database) {}

  /// Adds a requester's key. `name`: the folded registered name that the key additionally belongs to; may be
  /// empty.
  void add(std::string const& table, GuestKey const& key, std::string const& name);
  /// Turns all keys of the seat into guest keys of its previous player; replaces earlier ones of that seat or
  /// player.
  void demote(std::string const& table, Seat seat, std::string const& player);
  /// Turns the player's guest keys of that kind into keys of the seat, in addition to its existing ones.
  void promote(std::string const& table, Seat seat, std::string const& player, GuestKind kind);
  void remove(std::string const& table, std::string const& player, GuestKind kind);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
