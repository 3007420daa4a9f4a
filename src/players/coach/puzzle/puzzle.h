// Puzzles: moments of games among bots in which one choice is clearly the best and easily missed
// (docs/PUZZLES.md).
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "coach/knowledge.h"
#include "coach/puzzle/theme.h"
#include "codec/records/record.h"

namespace kuhhandel::coach {

struct Puzzle {
  codec::Record record;  // from the beginning of a turn to its end, with the best choice
  std::size_t step;      // the number of its commands before the choice
  Seat seat;             // the seat that chooses
  Theme theme;
  std::vector<Ranked> choices;  // two or three: the best, then the one that a farmer or a trader makes
  std::optional<Money> worth;   // the worth of the prize to the seat
  float played;  // the advantage of the best choice over the second, in shares of the win, played to the end
};

/// The effort of the search, and the required results.
struct PuzzleSearch {
  int glance = 48;         // worlds for finding out whether a choice stands out
  int look = 512;          // further worlds, for finding the best choice
  int worlds = 2048;       // further worlds, for confirming it
  int games = 100;         // played to their end by farmers, after the best choice and after the second
  float at_least = 0.03F;  // the least chance that every other choice costs
  std::array<int, kThemes> most_of_a_theme{2, 2, 2, 2, 2, 2, 2, 2};  // in one game
  std::uint64_t seed = 1;
};

/// The number of decisions that reached each stage.
struct SearchCounts {
  int decisions = 0;
  int tempting = 0;  // in which a bot makes a choice that seems clearly worse than the best
  int proven = 0;    // in further worlds
  int kept = 0;      // also when played to the end
};
using CountsByTheme = std::array<SearchCounts, kThemes>;

/// Plays a whole game of these bots, one per seat, with this text as the seed.
codec::Record game_of(Edition const& edition, std::span<std::string const> bots, std::string const& deal);

/// Returns the puzzles of such a game, at most one per turn, and adds the examined decisions to `looked`.
/// Equal games and searches give equal puzzles.
std::vector<Puzzle> find_puzzles(codec::Record const& game, PuzzleSearch const& search,
                                 CountsByTheme& counts);

/// Returns whether all other choices are significantly worse than the first, and by at least `at_least`.
bool is_clear(std::span<Ranked const> choices, float at_least);

/// Returns {"theme","seat","step","worth","played","choices","record"}. A choice is as in an assessment, with
/// `behind` and `margin` relative to the first, the best; `worth` is optional.
boost::json::object to_json(Puzzle const& puzzle);

}  // namespace kuhhandel::coach
