// JSON of score entries and players, for HTTP (docs/GROUPS_API.md) and group files.
#pragma once

#include <boost/json/object.hpp>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/field.h"
#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

/// {"date","place","note","sheet"}; place and note are optional.
ScoreEntry read_score_entry(codec::Field const& field);

/// Writes what read_score_entry() reads.
boost::json::object to_json(ScoreEntry const& entry);

struct NewGroup {
  std::string name;
  std::vector<std::string> players;
};

/// Reads a calendar day, 2026-11-21.
std::string read_date(codec::Field const& field);
/// Reads the names of a new group's players, all different.
std::vector<std::string> read_first_players(codec::Field const& field);

std::expected<NewGroup, codec::FormatError> read_new_group(std::string_view body);

/// Reads the games of a group file, {"format":"kuhhandel-group","version":1,"name","games":[…]}.
std::expected<std::vector<ScoreEntry>, codec::FormatError> games_in(boost::json::value file);
std::string group_file_text(std::string_view name, std::vector<GroupGame> const& games);

}  // namespace kuhhandel::groups
