// The keys, in the last line of the screen and on the page of help.
#pragma once

#include <string>
#include <string_view>

#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// The keys that do something now.
std::string keys_shown(TableModel const& model);

/// The keys while something is said at the table.
std::string keys_of_talk();

/// All keys, and the game in a few lines.
std::string_view keys_explained();

}  // namespace kuhhandel::terminal
