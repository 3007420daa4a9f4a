// The lines of one game in a table, and the score entry that they make.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "groups/csv/csv_headings.h"
#include "groups/csv/csv_problem.h"
#include "groups/csv/csv_row.h"
#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

class CsvGame {
 public:
  /// Adds a line. Adds a problem for each cell that contradicts an earlier line of the game. `is_sound` is
  /// false if the line has problems of its own.
  void add(CsvRow const& row, CsvHeadings const& headings, bool is_sound, CsvProblems& problems);

  /// Returns the game. Returns nullopt and adds problems if something in it is impossible.
  std::optional<ScoreEntry> entry(CsvHeadings const& headings, CsvProblems& problems) const;

 private:
  struct Shared {
    std::string text{};
    std::size_t line = 0;
  };

  void share(Shared& shared, CsvColumn column, std::string const& text, CsvRow const& row,
             CsvHeadings const& headings, CsvProblems& problems);

  Shared date_;
  Shared place_;
  Shared note_;
  Shared edition_;
  Shared rules_;
  std::vector<CsvPlayer> players_;  // one more than a game can have at most
  std::size_t count_ = 0;           // of its lines
  bool is_sound_ = true;
};

}  // namespace kuhhandel::groups
