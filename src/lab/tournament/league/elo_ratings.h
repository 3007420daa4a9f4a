// The bots' strengths on a scale that people know, with what is uncertain in them.
#pragma once

#include <vector>

#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

/// By the bots' numbers, their mean 0: 400 points more are ten times the chance to come before the other. The
/// intervals are those of a jackknife that leaves out one in twenty of the deals after the other, since games
/// of the same deal are not independent.
std::vector<Estimate> elo_ratings(TournamentPlan const& plan, TournamentResults const& findings,
                                  BotNames const& bots);

}  // namespace kuhhandel::tournament
