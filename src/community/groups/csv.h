// The games of a group as CSV for spreadsheets: one line per player and game.
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
/// excluded, bonus, money; animals in a cell are separated by spaces. A cell that a spreadsheet would
/// interpret as a formula begins with an apostrophe.
std::string csv_of(std::vector<GroupGame> const& games);

/// Returns the CSV as a group file (JSON). `date`, `player` and `points` or `quartets` are enough; lines with
/// the same `game`, or the same date if there is no such column, belong to one game. Points are used if a
/// line has no cards.
std::expected<boost::json::value, codec::FormatError> group_file_of_csv(std::string_view text);

}  // namespace kuhhandel::groups
