// The lower part of the screen while something is said at the table.
#pragma once

#include <string_view>
#include <vector>

#include "terminal/screen/screen_line.h"

namespace kuhhandel::terminal {

/// Returns the possible phrases, and the typed text. An observer can only mute players.
std::vector<ScreenLine> talk_lines(std::string_view typed, bool may_speak, int columns);

}  // namespace kuhhandel::terminal
