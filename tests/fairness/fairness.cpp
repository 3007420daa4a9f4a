// Prints the tables of docs/measured/fairness.md: the winners of races over connections of different lengths,
// among friends and in strict play, and the gains of tricks.
#include <cstdio>
#include <iterator>

#include "tests/fairness/line_ups.h"

namespace kuhhandel {
namespace {

constexpr int kRaces = 100'000;

double percent(int part, int whole) { return 100.0 * part / whole; }

void print_shares(std::array<int, kRacers> const& wins, int races) {
  for (int const won : wins) std::printf(" %.1f |", percent(won, races));
}

void print_row(NamedLineUp const& row, RaceSums const& sums) {
  std::printf("| %s |", row.name);
  print_shares(sums.wins, sums.races);
  std::printf(" %.1f | %.1f |", percent(sums.fastest_won, sums.races), percent(sums.clear_won, sums.clear));
  if (row.line_up.cheat < 0) {
    std::printf(" |\n");
  } else {
    std::printf(" %.0f |\n", sums.gained / sums.races);
  }
  std::fflush(stdout);
}

void print_table(char const* title, table::Fairness fairness, std::uint64_t seed) {
  std::printf(
      "\n%s\n\n| races | 1st | 2nd | 3rd | 4th | 5th | fastest won | fastest by more than 5 ms won | the "
      "cheat "
      "gained, ms |\n|---|---|---|---|---|---|---|---|---|\n",
      title);
  for (auto const& row : kLineUps) {
    auto line_up = row.line_up;
    line_up.fairness = fairness;
    print_row(row, run_races(line_up, kRaces, ++seed));
  }
}

void print_all() {
  auto const first_come = run_races({}, kRaces, 1);
  std::printf("By first arrival |");
  print_shares(first_come.first_arrivals, first_come.races);
  print_table("Among friends", table::Fairness::among_friends, 100);
  print_table("Strict", table::Fairness::strict, 200);
}

}  // namespace
}  // namespace kuhhandel

int main() { kuhhandel::print_all(); }
