// Recalculates the chances in puzzles, because the coach may have improved since they were found.
#pragma once

#include <string>
#include <vector>

#include "coach/puzzle/stored_puzzle.h"

namespace kuhhandel::lab {

/// Returns the lines with the current chances of all choices, from `worlds` imagined worlds. A puzzle whose
/// best choice is no longer sure keeps its line, and their number is printed.
std::vector<std::string> judge_puzzles(std::vector<coach::PuzzleLine> const& lines, int worlds);

}  // namespace kuhhandel::lab
