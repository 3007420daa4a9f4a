// Plays a tournament plan in several threads. The results depend only on the plan, except for times.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tournament/block.h"
#include "tournament/tournament_plan.h"
#include "tournament/tournament_results.h"

namespace kuhhandel::tournament {

/// Called after every block that all line-ups have played, in the order of the blocks: returns whether the
/// first `blocks` are enough. It must depend only on those.
using StoppingRule = std::function<bool(TournamentResults const&, int blocks)>;

struct TournamentRunOptions {
  int threads = 0;     // 0: as many as the machine has
  std::string file{};  // where the findings are kept and gone on from; empty: nowhere
  std::ostream* progress = nullptr;
  Stop stop = [] { return false; };
  StoppingRule stopping_rule = [](TournamentResults const&, int) { return false; };
};

/// Returns the results, or the error in the file.
std::expected<TournamentResults, std::string> run_tournament(TournamentPlan const& plan,
                                                             TournamentRunOptions const& run_options);

}  // namespace kuhhandel::tournament
