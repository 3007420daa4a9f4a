// Whether a chance of 30 % comes true in 30 of 100.
#pragma once

#include <vector>

#include "apps/coach_check/listening.h"

namespace kuhhandel::apps {

/// Lets those bots play, and prints by tenths what the coach said at the beginning of each own turn and what
/// came of it, with the expected calibration error: the mean distance of the two.
void check_chances(CheckedGames const& games, std::vector<std::string> const& bots);

}  // namespace kuhhandel::apps
