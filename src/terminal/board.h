// The cards on the table, as one seat sees them.
#pragma once

#include <string>

#include "engine/view.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {

/// Everybody's animals and number of money cards, the pile, and the own hand.
std::string board_text(TableWords const& words, View const& view);

}  // namespace kuhhandel::terminal
