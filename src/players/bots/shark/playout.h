// Playing an imagined game on to the next turn, every seat by the same habits.
#pragma once

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// Plays what is begun, a lot or a trade, to the next turn or to the end of the game.
void play_to_turn(PlayoutGame const& game);

/// The same; what the game is then worth to each.
PerSeat<float> playout_values(PlayoutGame const& game);

/// Where a turn begins or the game is over: the chance of each to win, together 1. It counts no points.
PerSeat<float> chances_to_win(Edition const& edition, State const& state);

}  // namespace kuhhandel::bots
