// Prints the table of docs/FAIRNESS.md: the gain of a server and a player who work together.
#include <cstdio>

#include "tests/shuffle/grinding.h"

namespace kuhhandel {
namespace {

constexpr int kTries = 1'000'000;

void print_row(char const* rule, ShuffleRule by) {
  auto const sums = grind(by, kTries, 1);
  auto const percent = [](int part) { return 100.0 * part / kTries; };
  std::printf("| %s | %.2f | %.2f |\n", rule, percent(sums.deals), percent(sums.had_first));
}

void print_table() {
  std::printf("| the rule | dealt in, %% of tries | dealt in and first, %% of tries |\n|---|---|---|\n");
  print_row("ours: a player who leaves is not dealt in", ShuffleRule::leaves);
  print_row("ours: a player who withholds the part for 10 s plays, and the proof shows it",
            ShuffleRule::stays_silent);
  print_row("the last part is added openly, six are tried", ShuffleRule::added_openly);
}

}  // namespace
}  // namespace kuhhandel

int main() { kuhhandel::print_table(); }
