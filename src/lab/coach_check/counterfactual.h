// Whether what the coach says of a choice comes of it, when the game is played on otherwise.
#pragma once

#include <string>
#include <vector>

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// Lets those bots play, judges every choice, and replays games with the other choice if imagined worlds
/// surely show that the choice cost or gained at least that share of the win. Prints, by kind of choice,
/// their number, the imagined and the real gain in hundredths of the win, and the ratio, which
/// coach/shrinkage.h needs. Intervals of 95 %, by games.
void check_counterfactual(CheckedGames const& games, std::vector<std::string> const& bots, float at_least);

}  // namespace kuhhandel::lab
