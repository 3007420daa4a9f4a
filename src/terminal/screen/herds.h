// The herds of all players as a table: a row for each, a column for each animal.
#pragma once

#include <vector>

#include "terminal/screen/screen_line.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// Two lines of heading, the animals and what their quartets are worth, and one for each player: how many
/// they have, and their number of money cards. A '!' marks the quartet, a '+' its pedigree.
std::vector<ScreenLine> herd_lines(TableModel const& model, int columns);

}  // namespace kuhhandel::terminal
