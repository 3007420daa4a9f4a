// The parameters of the shark's heuristic: fitted to won and lost games, or found by play (docs/BOTS.md).
#pragma once

#include <array>

namespace kuhhandel::bots {

struct Heuristic {
  /// The claim to a quartet by the number of its cards in the pile [first index] and in the herd [second
  /// index].
  std::array<std::array<float, 5>, 5> claim;
  float payday_part;  // weight of future payday money, relative to money in hand
  float least_power;  // the least strength, in money, even of a player without any
  float open_power;   // the exponent of money in a contest that is still open
  float last_power;   // the same when all of its cards are dealt
  float coolness;     // the lead, in points, that stops being safe when all is decided
  float spread_part;  // the contribution of the scores' standard deviation to it
  float points_part;  // the weight of the share of points, against the chance to win
};

extern Heuristic const kHeuristic;

}  // namespace kuhhandel::bots
