// Races of five hands at a table of Master, on a simulated clock, over connections with jitter and loss.
#pragma once

#include <array>
#include <cstdint>

#include "engine/rng.h"
#include "table/table.h"

namespace kuhhandel {

inline constexpr int kRacers = 5;

/// The connections, as round trips in milliseconds without jitter.
inline constexpr std::array<int, kRacers> kRoundTrips{15, 40, 80, 150, 250};

/// What the racers are like. All have equal reflexes; one may cheat.
struct LineUp {
  double reflex = 280;  // the mean, in milliseconds
  double spread = 40;   // one standard deviation
  double loss = 0.01;   // the part of packets that is sent again
  int cheat = -1;       // whose client cheats; none
  int lie = 0;          // it reports to have pressed so many milliseconds earlier,
  int late_pongs = 0;   // and its connection was measured to be so much longer
};

/// How a race went, racers by their places in kRoundTrips.
struct RaceResult {
  int winner;
  int first_arrival;
  int fastest;         // by reflex
  double lead;         // of the fastest, in milliseconds
  double cheats_gain;  // by how much earlier than it was the cheat's press counted
};

class RaceModel {
 public:
  explicit RaceModel(std::uint64_t seed);

  RaceResult race(LineUp const& line_up);

 private:
  double uniform();
  double normal();
  /// One way over a connection, with jitter, and again if it was lost.
  double journey(int round_trip, double loss);

  Rng rng_;
  table::Table countdown_;  // at its beginning
};

/// Sums over many races.
struct RaceSums {
  int races = 0;
  std::array<int, kRacers> wins{};
  std::array<int, kRacers> first_arrivals{};
  int fastest_won = 0;
  int clear = 0;  // the fastest led by more than a tie
  int clear_won = 0;
  double most_gained = 0;
};

RaceSums run_races(LineUp const& line_up, int races, std::uint64_t seed);

}  // namespace kuhhandel
