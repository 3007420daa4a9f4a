// Whether a chance of 30 % comes true in 30 of 100.
#pragma once

#include <cstdint>
#include <vector>

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// When the coach is asked.
enum class Moments : std::uint8_t { turns, trades };

/// Lets those bots play, and prints, in tenths, the coach's estimates at each own turn or own sum or answer,
/// and the results. Then the expected calibration error, which is the mean distance between the two, and how
/// well the estimates distinguish positions: the Brier score (the mean square over all seats) and the mean
/// surprise at the winner, in nats. Lower is better.
void check_chances(CheckedGames const& games, std::vector<std::string> const& bots, Moments moments);

}  // namespace kuhhandel::lab
