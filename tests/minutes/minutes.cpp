// Prints what the minutes of a game against three farmers go to: the tables of docs/measured/minutes.md.
#include <cstdio>
#include <string>

#include "tests/minutes/timed_game.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 50;

double minutes(table::Duration time) { return std::chrono::duration<double, std::ratio<60>>(time).count(); }

void print_row(std::string const& edition, char const* pace, table::Speed speed,
               PersonsManner const& manner) {
  auto const mean = mean_minutes(edition, speed, manner, kGames);
  auto const to_hammer = std::chrono::duration<double>(mean.to_hammer).count() / std::max(mean.lots, 1);
  std::printf("| %s | %s | %s | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f |\n", edition.c_str(), pace,
              manner.name.c_str(), minutes(mean.whole()), minutes(mean.decisions), minutes(mean.windows),
              minutes(mean.reveals), minutes(mean.others), to_hammer);
}

void print_table() {
  PersonsManner const manners[]{
      {.name = "bids in every auction, watches everything", .bids_in_every_auction = true},
      {.name = "bids in every auction, passes, watches everything",
       .bids_in_every_auction = true,
       .passes = true},
      {.name = "passes what they do not want, watches everything", .passes = true},
      {.name = "passes what they do not want, taps on", .passes = true, .taps = true},
      {.name = "passes what they do not want, skips to their next decision",
       .passes = true,
       .taps = true,
       .skips = true},
  };
  std::printf(
      "| edition | pace | the person | minutes | decisions | bids open | shows | bots' decisions | last bid "
      "to "
      "hammer, s |\n|---|---|---|---|---|---|---|---|---|\n");
  for (auto const* const edition : {"second", "master"})
    for (auto const& manner : manners) print_row(edition, "brisk", table::Speed{2}, manner);
  for (auto const& manner : manners) print_row("second", "calm", table::Speed{1}, manner);
  for (auto const& manner : manners) print_row("second", "quick", table::Speed{3}, manner);
}

}  // namespace
}  // namespace kuhhandel

int main() { kuhhandel::print_table(); }
