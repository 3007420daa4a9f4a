// Playing an imagined game on to the next turn, every seat by the same habits.
#pragma once

#include "bots/shark/imagined.h"

namespace kuhhandel::bots {

/// Plays what is begun, a lot or a trade, to its end; what the game is then worth to each.
PerSeat<float> play_on(Imagined const& game);

}  // namespace kuhhandel::bots
