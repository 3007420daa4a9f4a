// Positions at the beginning of turns, from games among bots, with how the games ended.
#pragma once

#include <string>
#include <vector>

#include "bots/shark/prospect.h"

namespace kuhhandel::lab {

struct TurnSample {
  bots::Prospect prospect;
  PerSeat<float> win;     // the winners' parts of the win
  PerSeat<float> points;  // parts of all points
};

/// The players, number, threads and seed of games.
struct Games {
  std::vector<std::string> editions;  // in turn
  std::vector<std::string> bots;      // each as often
  int number;
  int threads;
  std::string seed;
};

/// The positions of games at tables of every size, of four most often; some choices are left to chance. The
/// same games give the same positions, in the same order. std::runtime_error for what cannot be played.
std::vector<TurnSample> samples_of(Games const& games);

}  // namespace kuhhandel::lab
