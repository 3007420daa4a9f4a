// The numbers of the shark's judgement: fitted to won and lost games, or found by play (docs/BOTS.md).
#pragma once

#include <array>

namespace kuhhandel::bots {

struct Heuristic {
  /// What so many cards in the herd [second index] count in the contest for a quartet while so many of its
  /// cards [first index] are still in the pile.
  std::array<std::array<float, 5>, 5> claim;
  float payday_part;  // of the money of paydays to come, against money in hand
  float least_power;  // what even the penniless can do, in money
  float open_power;   // the exponent of money in a contest that is still open
  float last_power;   // the same where all of its cards are out
  float coolness;     // the lead, in points, that is no longer safe when all is decided
  float spread_part;  // what the standard deviation of the scores adds to it
  float points_part;  // how far the part of all points counts, against the chance to win
};

extern Heuristic const kHeuristic;

}  // namespace kuhhandel::bots
