// Prints the table of docs/FAIRNESS.md: who wins races over connections of different lengths.
#include <cstdio>

#include "tests/fairness/race_model.h"

namespace kuhhandel {
namespace {

constexpr int kRaces = 100'000;

double percent(int part, int whole) { return 100.0 * part / whole; }

void print_row(char const* name, std::array<int, kRacers> const& wins, RaceSums const& sums, bool judged) {
  std::printf("| %s |", name);
  for (int const won : wins) std::printf(" %.1f |", percent(won, sums.races));
  if (judged) {
    std::printf(" %.1f | %.1f | %.0f |\n", percent(sums.fastest_won, sums.races),
                percent(sums.clear_won, sums.clear), sums.most_gained);
  } else {
    std::printf(" | | |\n");
  }
}

void print_table() {
  auto const reflexes = run_races({}, kRaces, 1);
  auto const decisions = run_races({.reflex = 800, .spread = 150}, kRaces, 2);
  auto const liar = run_races({.cheat = 2, .lie = 120}, kRaces, 3);
  auto const far_liar = run_races({.cheat = 4, .lie = 120}, kRaces, 4);
  auto const late_pongs = run_races({.cheat = 2, .lie = 120, .late_pongs = 40}, kRaces, 5);
  std::printf(
      "| races | 15 ms | 40 ms | 80 ms | 150 ms | 250 ms | fastest won | fastest by more than 5 ms won | the "
      "cheat gained "
      "at most, ms |\n|---|---|---|---|---|---|---|---|---|\n");
  print_row("equal reflexes of 280 ms, spread 40 ms, by first arrival", reflexes.first_arrivals, reflexes,
            false);
  print_row("equal reflexes of 280 ms, spread 40 ms", reflexes.wins, reflexes, true);
  print_row("decisions of 800 ms, spread 150 ms", decisions.wins, decisions, true);
  print_row("the player at 80 ms lies by 120 ms", liar.wins, liar, true);
  print_row("the player at 250 ms lies by 120 ms", far_liar.wins, far_liar, true);
  print_row("behind a proxy, the player at 80 ms lies so and answers pings 40 ms late", late_pongs.wins,
            late_pongs, true);
}

}  // namespace
}  // namespace kuhhandel

int main() { kuhhandel::print_table(); }
