// Command-line options of every tournament.
#pragma once

#include <string>

namespace kuhhandel::tournament {

struct TournamentOptions {
  std::string edition = "second";
  int games = 1000;  // of each line-up, rounded up to whole blocks: one deal, every rotation
  std::string seed = "1";
  std::string purpose = "test";  // train, tune or test: the same seed gives each deals of its own
  int threads = 0;               // 0: as many as the machine has
  int most_turns = 1000;         // a longer game is scored as it stands (C12.3)
  int ms = 1000;                 // for one decision of a program outside this one
  std::string file{};            // where the run is kept, so that it can go on; empty: nowhere
  std::string keep{};            // folder for a record of each game; empty: none
  std::string trace{};           // file for the conversations with programs; empty: none
  bool json = false;
  bool progress = false;  // shown on the error stream while it runs
};

}  // namespace kuhhandel::tournament
