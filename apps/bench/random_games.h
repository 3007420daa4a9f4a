// Games of uniformly random choices on the search path: the measure of the engine's speed, and a signature of
// its rules.
#pragma once

#include <cstdint>

#include "engine/edition.h"

namespace kuhhandel {

struct RandomGames {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t signature = 0;  // over the ends of all games; the same on every compiler and machine
};

/// Plays games number `from` up to, not including, `to`: each is dealt and played by its number alone.
/// `seats` must be one of the edition's numbers.
RandomGames play_random_games(Edition const& edition, int seats, int from, int to);

}  // namespace kuhhandel
