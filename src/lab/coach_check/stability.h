// Whether what the coach says would be said by one who looks ten times as closely.
#pragma once

#include <string>
#include <vector>

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// Lets those bots play, judges each game for every seat as the page does, and weighs all that was said of a
/// choice again in ten times as many worlds, other ones. Prints how much of it was taken back: that the other
/// choice is better, or worse.
void check_stability(CheckedGames const& games, std::vector<std::string> const& bots);

}  // namespace kuhhandel::lab
