// Playing an imagined game on for some turns, every seat by the same habits.
#pragma once

#include "bots/shark/imagined.h"

namespace kuhhandel {

/// Plays one phase on.
void play_on_one(Imagined const& game);

/// Plays until so many more turns have begun or the game is over; what it is then worth to each.
EachSeat play_on(Imagined const& game, int turns);

}  // namespace kuhhandel
