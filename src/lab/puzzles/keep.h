// Which of the puzzles that were found the page gets.
#pragma once

#include <string>
#include <vector>

namespace kuhhandel::lab {

/// Returns at most `each` puzzles per theme: the first of each theme, then the second of each, and so on, so
/// that consecutive days have different themes.
std::vector<std::string> select_per_theme(std::vector<std::string> const& lines, std::size_t each);

}  // namespace kuhhandel::lab
