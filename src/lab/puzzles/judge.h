// The chances that puzzles show, anew: the coach may have learned something since they were found.
#pragma once

#include <string>
#include <vector>

namespace kuhhandel::lab {

/// The lines with the chances of all choices as they are judged today, in so many worlds. What is no longer
/// surely the best keeps its line as it was, and how many these are is told.
std::vector<std::string> judge_puzzles(std::vector<std::string> const& lines, int worlds);

}  // namespace kuhhandel::lab
