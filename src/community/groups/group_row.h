// A game as the database keeps it: what was written down, and which player of the group had which seat.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "groups/score_entry.h"

namespace kuhhandel::groups {

struct GroupRow {
  int id;
  ScoreEntry entry;
  std::vector<int> players;  // by seat, the group's ids
  std::string online;        // table and number, or empty
};

/// {"date","place","note","players","sheet"}.
std::string text_of(GroupRow const& row);

/// Parses a text that the store holds. Throws store::Unreadable if it is not JSON.
boost::json::value stored_json(std::string_view text);

/// The name of a stored player id. Throws store::Unreadable if there is no such player.
std::string const& name_of(int player, std::vector<std::string> const& names_by_id);

/// Of a text that text_of made; std::runtime_error for another one, since the data folder is then damaged.
GroupRow row_from(int id, std::string_view text, std::string online);

}  // namespace kuhhandel::groups
