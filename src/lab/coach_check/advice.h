// Whether who takes the coach's advice wins more.
#pragma once

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// One farmer among farmers takes the coach's advice up to three times in a game, whenever a choice would
/// surely cost at least that share of the win. Prints the shares of the win with and without the advice, in
/// the same deals.
void check_advice(CheckedGames const& games, int seats, float at_least);

}  // namespace kuhhandel::lab
