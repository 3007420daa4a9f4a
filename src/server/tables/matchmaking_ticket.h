// What the server remembers of a player who pressed "Play now", while their table is in memory.
#pragma once

#include <cstddef>
#include <set>
#include <string>

namespace kuhhandel::server {

/// What somebody would play otherwise too than their table does.
struct OpenPreferences {
  bool edition = false;
  bool seats = false;
  bool speed = false;
};

/// What is remembered of one who sat down among strangers, for as long as the table is in memory.
struct MatchTicket {
  std::string player;
  OpenPreferences preferences{};
  std::set<std::size_t> blocked{};         // hashes of the names that they block, where they keep none
  std::set<std::string> avoided_tables{};  // tables at which they block a guest
  bool is_moving = false;                  // to another table, where they have a seat
  std::string reserved_table{};            // the table to which all go who sit with them, one after the other
};

}  // namespace kuhhandel::server
