// Races of five hands at a table of Master, on a simulated clock, over connections with jitter and loss.
#pragma once

#include <array>
#include <cstdint>

#include "table/table.h"
#include "tests/fairness/connection_model.h"

namespace kuhhandel {

inline constexpr int kRacers = 5;

using RoundTrips = std::array<int, kRacers>;

/// Round trips in milliseconds, without jitter: those of the world, and some within 60 ms of their median.
inline constexpr RoundTrips kFarApart{15, 40, 80, 150, 250};
inline constexpr RoundTrips kNearEachOther{25, 50, 80, 110, 140};

/// The racers. All have equal reaction times; one may cheat.
struct LineUp {
  table::Fairness fairness = table::Fairness::among_friends;
  RoundTrips round_trips = kFarApart;
  double reflex = 280;  // the mean, in milliseconds
  double spread = 40;   // one standard deviation
  double loss = 0.01;   // the part of packets that is sent again
  int cheat = -1;       // index in round_trips of the cheat; -1: none
  Tricks tricks{};
  bool behind_proxy = false;
};

/// How a race went, racers by their places in round_trips.
struct RaceResult {
  int winner;
  int first_arrival;
  int fastest;         // by their hands
  double lead;         // of the fastest, in milliseconds
  double cheats_gain;  // by how much earlier than it was the cheat's press counted
  std::array<bool, kRacers> overlong{};
};

class RaceModel {
 public:
  RaceModel(LineUp const& line_up, std::uint64_t seed);

  RaceResult race();

 private:
  void begin_evening();
  ConnectionModel connection(int racer) const;

  LineUp line_up_;
  Chance chance_;
  table::Table waiting_;  // for its first game
  table::Table evening_;  // a countdown at its beginning
  int seeds_ = 0;
  int races_ = 0;
};

/// Sums over many races.
struct RaceSums {
  int races = 0;
  std::array<int, kRacers> wins{};
  std::array<int, kRacers> first_arrivals{};
  std::array<int, kRacers> overlong{};
  int fastest_won = 0;
  int clear = 0;  // the fastest led by more than a tie
  int clear_won = 0;
  double gained = 0;  // by the cheat, in all races
  double most_gained = 0;
};

RaceSums run_races(LineUp const& line_up, int races, std::uint64_t seed);

}  // namespace kuhhandel
