// Data about a player who pressed "Play now", held while their table is in memory.
#pragma once

#include <cstddef>
#include <set>
#include <string>

namespace kuhhandel::server {

/// Settings that the player accepts even if they differ from their table's.
struct OpenPreferences {
  bool edition = false;
  bool seats = false;
  bool speed = false;
};

/// Matchmaking data of a player at a table of strangers, held while the table is in memory.
struct MatchTicket {
  std::string player;
  OpenPreferences preferences{};
  std::set<std::size_t> blocked{};         // hashes of the names they block, if they have no registered name
  std::set<std::string> avoided_tables{};  // tables at which they block a guest
  bool is_moving = false;                  // has a seat at another table and is on the way to it
  std::string reserved_table{};  // the table to which everybody at their table moves, one after the other
};

}  // namespace kuhhandel::server
