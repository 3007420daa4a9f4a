// A league: all bots against each other, with head-to-head results, ratings and cycles.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tournament/bot_names.h"
#include "tournament/options.h"

namespace kuhhandel::tournament {

struct LeagueOptions {
  TournamentOptions run{};
  std::string bots = "random,farmer";  // names with commas between them, each once
  int seats = 4;
  bool pairs = false;  // only line-ups of two bots, which are far fewer
};

/// Returns every multiset of `seats` bots, in their order, except those of a single bot. With `pairs`, only
/// those of two bots: there no third player's weakness decides, as the cross table requires.
std::vector<BotNames> line_ups_of(BotNames const& bots, int seats, bool pairs);

/// Plays every line-up and writes the report to `out`; for the rest as `arena`.
int league(LeagueOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
