// A game as the database keeps it: what was written down, and which player of the group had which seat.
#pragma once

#include <string>
#include <vector>

#include "groups/game_note.h"

namespace kuhhandel::groups {

struct GroupRow {
  int id;
  GameNote written;
  std::vector<int> players;  // by seat, the group's ids
  std::string online;        // table and number, or empty
};

/// {"date","place","note","players","sheet"}.
std::string text_of(GroupRow const& row);

/// Of a text that text_of made; std::runtime_error for another one, since the data folder is then damaged.
GroupRow row_from(int id, std::string_view text, std::string online);

}  // namespace kuhhandel::groups
