// The value of a strategy, and the gain of the best response to it (Johanson, Waugh, Bowling and Zinkevich,
// 2011).
#pragma once

#include <vector>

#include "solver/game_tree.h"

namespace kuhhandel::solver {

/// The mean payoff of each seat when all choose by `profile`.
std::vector<double> values(GameTree const& tree, Strategy const& profile);

/// The payoff of the best that `seat` can do while the others choose by `profile`.
double best_response(GameTree const& tree, Strategy const& profile, Seat seat);

/// The mean over the seats of what each would gain by its best response alone: nothing in an equilibrium.
/// With two seats the same as half of NashConv.
double exploitability(GameTree const& tree, Strategy const& profile);

}  // namespace kuhhandel::solver
