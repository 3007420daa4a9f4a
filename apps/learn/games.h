// Positions at the beginning of turns, from games among bots, with how the games ended.
#pragma once

#include <string>
#include <vector>

#include "bots/shark/prospect.h"

namespace kuhhandel::apps {

struct TurnSample {
  bots::Prospect prospect;
  PerSeat<float> win;     // the winners' parts of the win
  PerSeat<float> points;  // parts of all points
};

/// How many games to play, in how many threads, with which chance.
struct Games {
  int number;
  int threads;
  std::string seed;
};

/// The positions of games of three to five bots, strong ones mostly; some choices are left to chance. The
/// same games give the same positions, in the same order.
std::vector<TurnSample> samples_of(Edition const& edition, Games const& games);

}  // namespace kuhhandel::apps
