// The games of a group as a table for spreadsheets: a line per player and game.
#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "codec/format_error.h"
#include "groups/score_entry.h"

namespace kuhhandel::groups {

/// The columns are game, date, place, note, edition, rules, player, points, quartets, pedigrees, rats,
/// excluded, bonus, money; animals of one cell have spaces between them. A cell that a spreadsheet would take
/// for a formula begins with an apostrophe.
std::string csv_of(std::vector<GroupGame> const& games);

/// The group file (JSON) that such a table stands for. `date`, `player` and `points` or `quartets` are
/// enough; lines with the same `game`, or the same date where there is no such column, are of one game.
/// Points count where a line has no cards.
std::expected<boost::json::value, codec::FormatError> group_file_of_csv(std::string_view text);

}  // namespace kuhhandel::groups
