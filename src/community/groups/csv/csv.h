// Exports the games of a group as CSV for spreadsheets: one line per player and game.
#pragma once

#include <string>
#include <vector>

#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

/// The headings are kCsvHeadings (csv_words.h); animals in a cell are separated by spaces. The text begins
/// with a byte order mark. A cell that a spreadsheet would interpret as a formula begins with an apostrophe.
/// The import (csv_import.h) reads the same games from it.
std::string csv_of(std::vector<GroupGame> const& games);

}  // namespace kuhhandel::groups
