// Whether the best choices of puzzles win more games that are played to their end.
#pragma once

#include <string>
#include <vector>

namespace kuhhandel::lab {

/// Plays so many imagined games of each puzzle to their end, by chance of their own: after the best choice
/// and after the second. Gives the lines of those where the best won more, and tells by how much.
std::vector<std::string> check_puzzles(std::vector<std::string> const& lines, int games);

}  // namespace kuhhandel::lab
