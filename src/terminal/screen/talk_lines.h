// The lower part of the screen while something is said at the table.
#pragma once

#include <string_view>
#include <vector>

#include "terminal/screen/screen_line.h"

namespace kuhhandel::terminal {

/// What can be said, and what is typed so far. Who only watches may choose whom they hear.
std::vector<ScreenLine> talk_lines(std::string_view typed, bool may_speak, int columns);

}  // namespace kuhhandel::terminal
