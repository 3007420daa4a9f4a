// Whether what the coach says of a choice comes of it, when the game is played on otherwise.
#pragma once

#include <string>
#include <vector>

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// Lets those bots play, judges every choice, and plays the game on otherwise where imagined worlds surely
/// say that it cost at least so much of the chance to win, or brought as much. Prints, by what the choice
/// was, how many there were, what was imagined and what came of it, in hundredths of the win, and which part
/// that is: what coach/shrinkage.h is to say. Intervals of 95 %, by games.
void check_counterfactual(CheckedGames const& games, std::vector<std::string> const& bots, float at_least);

}  // namespace kuhhandel::lab
