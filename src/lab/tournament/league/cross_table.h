// Head-to-head results, from the tables with only two different bots.
#pragma once

#include <vector>

#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

/// Bot against bot, by their numbers: the difference in wins between a seat of the first and one of the
/// second, over all line-ups of these two. The opposite cell has the negative value.
using CrossTable = std::vector<std::vector<Estimate>>;

CrossTable cross_table(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots);

/// Whether the 95 % interval leaves no doubt.
inline bool beats(Estimate const& difference) { return difference.from > 0; }

/// The shortest circles in which each bot beats the next and the last one the first: A beats B beats C beats
/// A. Each begins with its lowest number.
std::vector<std::vector<int>> shortest_cycles(CrossTable const& table);

}  // namespace kuhhandel::tournament
