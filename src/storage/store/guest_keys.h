// Keys that open no seat now: of who asked for one while a game runs, and of whose was given away. They let
// their holders watch, and are told by whom and why.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

#include "keys/token.h"
#include "store/table_reader.h"

namespace kuhhandel::store {

/// All functions throw SQLite::Exception where the disk refuses.
class GuestKeys {
 public:
  explicit GuestKeys(SQLite::Database& database) : database_(database) {}

  /// Of a newcomer. `name`: the folded name of whoever keeps one, whose further key it is; empty: their own.
  void add(std::string const& table, GuestKey const& key, std::string const& name);
  /// All keys of the seat are that player's, whose seat it was, in place of earlier ones of seat or player.
  void demote(std::string const& table, Seat seat, std::string const& player);
  /// The player's keys of that sort open the seat from now on, with those it has.
  void promote(std::string const& table, Seat seat, std::string const& player, GuestKind kind);
  void remove(std::string const& table, std::string const& player, GuestKind kind);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
