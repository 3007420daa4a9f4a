// Stored form of a game: the score entry, and the group's player on each seat.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

struct GroupRow {
  int id;
  ScoreEntry entry;
  std::vector<int> players;  // ids in the group, by seat
  std::string online;        // table and number, or empty
};

/// {"date","place","note","players","sheet"}.
std::string text_of(GroupRow const& row);

/// Parses a stored text. Throws store::CorruptData if it is not JSON.
boost::json::value stored_json(std::string_view text);

/// Returns the name of a stored player id. Throws store::CorruptData if there is no such player.
std::string const& name_of(int player, std::vector<std::string> const& names_by_id);

/// Parses a text from text_of(). Throws store::CorruptData if it is invalid.
GroupRow row_from(int id, std::string_view text, std::string online);

}  // namespace kuhhandel::groups
