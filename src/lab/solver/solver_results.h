// The figures of `kuhhandel solve`. All payoffs are shares of the win, less an equal share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/edition.h"
#include "solver/build_tree.h"
#include "solver/game_tree.h"

namespace kuhhandel::solver {

/// The average strategy after `iterations` iterations.
struct SolverCheckpoint {
  int iterations;
  double exploitability;
  std::vector<double> values;  // of each seat; seat 0 begins
};

struct BotExploitability {
  std::string name;
  double exploitability;
  std::vector<double> responses;  // the best that each seat can do against the bot in all others
  std::size_t sets;               // in which the bot was asked
  int faults;
};

/// Iterates, and looks at the average after 1, 2, 5, 10, 20, 50, … iterations and after the last.
std::vector<SolverCheckpoint> convergence_of(GameTree const& tree, int iterations);

/// Returns the bot's exploitability; nullopt if there are more positions than the scope allows.
std::optional<BotExploitability> exploit_bot(std::string_view bot, Edition const& edition,
                                             TreeLimits const& limits, int seeds);

}  // namespace kuhhandel::solver
