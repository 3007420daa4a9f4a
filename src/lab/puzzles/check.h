// Whether the best choices of puzzles win more games that are played to their end.
#pragma once

#include <string>
#include <vector>

#include "coach/puzzle/stored_puzzle.h"

namespace kuhhandel::lab {

/// Plays `games` imagined games of each puzzle to their end, by a new seed: after the best choice and after
/// the second. Returns the lines of those in which the best won more, and prints the difference.
std::vector<std::string> check_puzzles(std::vector<coach::PuzzleLine> const& lines, int games);

}  // namespace kuhhandel::lab
