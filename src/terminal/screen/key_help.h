// The keys, in the last line of the screen and on the page of help.
#pragma once

#include <string>
#include <string_view>

#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// The keys that do something now.
std::string key_help(TableModel const& model);

/// The keys while something is said at the table.
std::string talk_key_help();

/// All keys, and the game in a few lines.
std::string_view key_explanations();

}  // namespace kuhhandel::terminal
