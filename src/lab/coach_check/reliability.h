// Whether a chance of 30 % comes true in 30 of 100.
#pragma once

#include <cstdint>
#include <vector>

#include "coach_check/recording_bot.h"

namespace kuhhandel::lab {

/// When the coach is asked.
enum class Moments : std::uint8_t { turns, trades };

/// Lets those bots play, and prints by tenths what the coach said at the beginning of each own turn, or where
/// an own sum or answer is due, and what came of it. Then the expected calibration error, the mean distance
/// of the two; and how well it tells positions apart: the Brier score, which is the mean of the squares over
/// the seats together, and the mean surprise at who won, in nats. The less the better.
void check_chances(CheckedGames const& games, std::vector<std::string> const& bots, Moments moments);

}  // namespace kuhhandel::lab
