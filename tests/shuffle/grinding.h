// A server and one player who work together and want that player to have the first turn. They know the secret
// from the beginning and what an honest player adds as soon as that is open, and try to make use of it.
#pragma once

#include <cstdint>

namespace kuhhandel {

struct Grinding {
  int tries = 0;
  int deals = 0;      // that the player was in
  int had_first = 0;  // of these, with the first turn
  int shown = 0;      // of the deals, those whose proof shows that the player withheld its part
};

/// How the last part comes into the seed, and what the player does if it does not like the deal.
enum class ShuffleRule : std::uint8_t {
  leaves,        // committed by a hash before any part is open; the player leaves and is not dealt in
  stays_silent,  // the same, but the player waits until the table deals without its part
  added_openly,  // as it was before browsers committed: the last one looks, then adds
};

inline constexpr int kPlayersGrinded = 3;
/// The number of parts that are tried if they are added openly.
inline constexpr int kPartsTried = 6;

/// All but `added_openly` go through the table that the server runs.
Grinding grind(ShuffleRule rule, int tries, std::uint64_t seed);

}  // namespace kuhhandel
