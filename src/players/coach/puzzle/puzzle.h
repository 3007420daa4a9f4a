// Puzzles: moments of games among bots in which one choice is clearly the best and easily missed
// (docs/PUZZLES.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "coach/knowledge.h"
#include "coach/puzzle/theme.h"
#include "codec/record.h"

namespace kuhhandel::coach {

struct Puzzle {
  codec::Record record;  // from the beginning of a turn to its end, with the best choice
  std::size_t step;      // so many of its commands go before the choice
  Seat seat;             // who is to choose
  Theme theme;
  std::vector<Ranked> choices;  // two or three, the best first, then the one that a farmer or a trader makes
  std::optional<Money> worth;   // of what is at stake, to the seat
  float played;  // how much more of the win the best choice brought than the second, played to the end
};

/// How much is imagined, and what must come of it.
struct PuzzleSearch {
  int glance = 48;         // worlds to see whether anything stands out
  int look = 512;          // others, to find the best
  int worlds = 2048;       // others again, to prove it
  int games = 100;         // played to their end by farmers, after the best choice and after the second
  float at_least = 0.03F;  // chance that every other choice costs
  std::array<int, kThemes> most_of_a_theme{2, 2, 2, 2, 2, 2, 2, 2};  // in one game
  std::uint64_t seed = 1;
};

/// How many decisions were looked at, and how far they came.
struct SearchCounts {
  int decisions = 0;
  int tempting = 0;  // where a bot does something that seems clearly worse than the best
  int proven = 0;    // in further worlds
  int kept = 0;      // when played to the end too
};
using CountsByTheme = std::array<SearchCounts, kThemes>;

/// A whole game of those bots, one on each seat, dealt by that text.
codec::Record game_of(Edition const& edition, std::span<std::string const> bots, std::string const& deal);

/// The puzzles of such a game, at most one of a turn; what was looked at is added to `looked`. Equal games,
/// sought by equal means, give equal puzzles.
std::vector<Puzzle> find_puzzles(codec::Record const& game, PuzzleSearch const& search,
                                 CountsByTheme& counts);

/// Whether all other choices are surely worse than the first, and by enough.
bool is_clear(std::span<Ranked const> choices, float at_least);

}  // namespace kuhhandel::coach
