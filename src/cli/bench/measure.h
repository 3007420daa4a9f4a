// Benchmark of the search path.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/edition.h"

namespace kuhhandel::cli {

/// One edition with one number of seats; each rate is the median of its runs.
struct BenchResult {
  std::string edition;
  int seats = 0;
  double games_per_second = 0;
  double decisions_per_second = 0;                   // by the number of answers
  double decisions_per_second_with_lists = 0;        // the replies listed at each
  double decisions_per_second_with_observation = 0;  // an observation made at each
  double decisions_per_game = 0;
  double games_per_second_by_ceilings = 0;  // asked as engine/ceilings/ceilings.h does
  double decisions_per_game_by_ceilings = 0;
  double allocations_per_decision = 0;  // the start of a game left out
  std::uint64_t signature = 0;          // of the games that are signed, the same on every machine
};

struct Effort {
  int games = 20'000;      // in each run
  int runs = 5;            // of which the median counts
  int threads = 1;         // that share the games
  int signed_games = 100;  // from the first on, whatever is measured
};

BenchResult measure(Edition const& edition, int seats, Effort const& effort);

/// Nanoseconds to copy a State.
double copy_nanoseconds(Edition const& edition);

/// Returns how often this thread has asked the heap for memory. Linking this component counts every operator
/// new.
std::uint64_t allocations_so_far();

/// Returns the peak memory of this process, in megabytes.
double peak_memory_megabytes();

}  // namespace kuhhandel::cli
