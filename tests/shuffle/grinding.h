// A server and one player who work together and want that player to have the first turn. They know the secret
// from the beginning and what an honest player adds as soon as that is open, and try to make use of it.
#pragma once

#include <cstdint>

namespace kuhhandel {

struct Grinding {
  int tries = 0;
  int deals = 0;      // that the player was in
  int had_first = 0;  // of these, with the first turn
};

/// How the last part comes into the seed.
enum class ShuffleRule : std::uint8_t {
  bound_before,  // the real rules: committed by a hash before any part is open; players who leave are not
                 // dealt in
  left_out,      // the same, but a player who does not open is left out of the seed and plays
  added_openly,  // as it was before browsers bound themselves: the last one looks, then adds
};

inline constexpr int kPlayersGrinded = 3;
/// The number of parts that are tried if they are added openly.
inline constexpr int kPartsTried = 6;

/// `bound_before` goes through the very table that the server runs.
Grinding grind(ShuffleRule rule, int tries, std::uint64_t seed);

}  // namespace kuhhandel
