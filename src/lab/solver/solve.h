// `kuhhandel solve`: small editions solved by counterfactual regret minimisation, and how far each bot is
// from the solution.
#pragma once

#include <iosfwd>
#include <string>

namespace kuhhandel::solver {

struct SolveOptions {
  std::string edition = "mini-2";
  int iterations = 200;      // 0 for the bots alone
  int most_turns = 5;        // a longer game is scored as it stands (C12.3)
  std::string bots = "all";  // names with commas between them, or `all`, or `none`
  int seeds = 20;            // how often each bot is asked in each position
  bool json = false;
};

/// Prints how exploitable the average strategy is after some numbers of iterations, then each bot; returns
/// the exit status.
int solve(SolveOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::solver
