// The owl plays small games by their solution, so not even the best response wins more than an equal share.
#include <gtest/gtest.h>

#include <vector>

#include "solver/solver_results.h"
#include "tests/support/laws.h"
#include "tests/support/small_box.h"

namespace kuhhandel::solver {
namespace {

constexpr double kMost = 0.02;  // of a win

/// Returns small games; with as many runs as in make nightly, which takes minutes, also the mini editions.
std::vector<Edition> editions() {
  std::vector all{small_box(1, 2, money({{0, 1}, {10, 1}})), small_box(2, 2, money({{10, 1}}))};
  if (law_runs(1) >= 1000) {
    for (auto const* const id : {"mini-2", "mini-donkey", "mini-3"}) all.push_back(published(id));
  }
  return all;
}

TEST(Owl, CannotBeExploitedInSmallGames) {
  for (auto const& edition : editions()) {
    TreeLimits const limits{.seats = edition.fewest_seats, .most_turns = 6, .most_positions = 20'000'000};

    auto const owl = exploit_bot("owl", edition, limits, 20);

    EXPECT_LE(owl->exploitability, kMost) << edition.id.text() << edition.animal_count();
    EXPECT_EQ(owl->faults, 0);
  }
}

}  // namespace
}  // namespace kuhhandel::solver
