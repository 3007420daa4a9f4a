#include "puzzles/check.h"

#include <fmt/core.h>

#include <cmath>

#include "coach/puzzle/resumed_game.h"
#include "puzzles/puzzle_knowledge.h"

namespace kuhhandel::lab {
namespace {

/// By how much of the win the best choice is ahead of the second.
double ahead(coach::PuzzleLine const& line, int games) {
  auto const& puzzle = line.puzzle;
  auto const& edition = puzzle.record.edition;
  auto const seed = Rng::from_text("check/" + line.text).next();
  PuzzleKnowledge const known(puzzle, 2, seed);
  double more = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    auto const state = known.knowledge.imagined(rng);
    auto const dice = rng.next();
    more += coach::share_after(edition, state, {puzzle.seat, puzzle.choices[0]}, "farmer", dice) -
            coach::share_after(edition, state, {puzzle.seat, puzzle.choices[1]}, "farmer", dice);
  }
  return more / games;
}

}  // namespace

std::vector<std::string> check_puzzles(std::vector<coach::PuzzleLine> const& lines, int games) {
  std::vector<std::string> held;
  double sum = 0;
  double squares = 0;
  for (auto const& line : lines) {
    auto const more = ahead(line, games);
    sum += more;
    squares += more * more;
    if (more > 0) held.push_back(line.text);
  }
  auto const number = static_cast<double>(lines.size());
  auto const mean = sum / number;
  fmt::print(stderr, "{} of {} puzzles: the best won more, on average {:+.3f} ± {:.3f} of the win\n",
             held.size(), lines.size(), mean, 1.96 * std::sqrt((squares / number - mean * mean) / number));
  return held;
}

}  // namespace kuhhandel::lab
