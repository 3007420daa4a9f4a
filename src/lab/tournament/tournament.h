// Plays a programme by several threads. What it finds depends on the programme alone, except for the times.
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

/// Asked after every block that all line-ups have played, in the order of the blocks: whether the first so
/// many are enough. It must rest on those alone.
using StoppingRule = std::function<bool(TournamentResults const&, int blocks)>;

struct TournamentRunOptions {
  int threads = 0;     // 0: as many as the machine has
  std::string file{};  // where the findings are kept and gone on from; empty: nowhere
  std::ostream* progress = nullptr;
  Stop stop = [] { return false; };
  StoppingRule stopping_rule = [](TournamentResults const&, int) { return false; };
};

/// What was found, or what is wrong with the file.
std::expected<TournamentResults, std::string> run_tournament(TournamentPlan const& plan,
                                                             TournamentRunOptions const& conduct);

}  // namespace kuhhandel::tournament
