// Plays an imagined game to the next turn, with the same habits for every seat.
#pragma once

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// Plays the current lot or trade to the next turn or to the end of the game.
void play_to_turn(PlayoutGame const& game);

/// The same; returns the worth of the resulting game to each seat.
PerSeat<float> playout_values(PlayoutGame const& game);

/// Returns each seat's chance to win, at the beginning of a turn or after the end; the chances add up to 1.
/// Does not count points.
PerSeat<float> chances_to_win(Edition const& edition, State const& state);

}  // namespace kuhhandel::bots
