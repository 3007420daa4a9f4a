// Reads a table of games that people or spreadsheets wrote. Each cell is read as written, or refused.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "groups/csv/csv_problem.h"
#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

struct CsvGames {
  std::vector<ScoreEntry> games;
  std::vector<CsvProblem> doubts;  // cells that are read as written, but may be mistakes
  bool joins_lines = false;        // line ends in a place or note became spaces
};

/// Returns the games, or the first problems. Headings are as in csv_words.h, in any order; `date`, `player`,
/// and `points` or `quartets` are required. Lines with the same `game`, or the same date if there is none,
/// belong to one game, wherever they are.
std::expected<CsvGames, std::vector<CsvProblem>> games_of_csv(std::string_view utf8);

}  // namespace kuhhandel::groups
