// A league: all bots against each other, with head-to-head results, ratings and cycles.
#pragma once

#include <iosfwd>
#include <string>

#include "tournament/options.h"

namespace kuhhandel::tournament {

struct LeagueOptions {
  TournamentOptions run{};
  std::string bots = "random,farmer";  // names with commas between them, each once
  int seats = 4;
  bool pairs = false;  // only line-ups of two bots, which are far fewer
};

/// Plays every line-up and writes the report to `out`; for the rest as `arena`.
int league(LeagueOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
