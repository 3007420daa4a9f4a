// The arena's figures and how they are shown.
#pragma once

#include <string>
#include <vector>

#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

/// One bot's figures, the mean over its seats. So equal play gives a share of one in the number of seats
/// however often a name sits at the table.
struct BotFigures {
  std::string name;
  std::string ready_name;  // of a program: the name in its `ready`; else empty
  Estimate share;          // of wins; a shared win counts its part
  double mean_score;
  double mean_rank;  // equal scores share the mean of their ranks
  int faults;
  double ms_p50;
  double ms_p99;
};

struct ArenaReport {
  std::string edition;
  std::string seed;
  std::string purpose;
  int seats;
  int games;
  int blocks;
  int most_turns;
  int cut_off;  // games scored at their position after most_turns (C12.3)
  bool interrupted;
  std::vector<BotFigures> bots;
  std::uint64_t digest;
};

/// On the one line-up of a programme. There must be a block.
ArenaReport report_on(TournamentPlan const& plan, TournamentResults const& findings);

/// The report of docs/ARENA.md, in one line.
std::string json_of(ArenaReport const& report);

/// The same as a table for people.
std::string text_of(ArenaReport const& report);

}  // namespace kuhhandel::tournament
