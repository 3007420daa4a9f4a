// The first line of a table of games.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/csv/csv_lines.h"
#include "groups/csv/csv_problem.h"
#include "groups/csv/csv_words.h"

namespace kuhhandel::groups {

class CsvHeadings {
 public:
  /// Adds a problem for each heading that is unknown, repeated or missing.
  CsvHeadings(CsvCells const& cells, CsvProblems& problems);

  bool has(CsvColumn column) const { return position(column).has_value(); }
  std::optional<std::size_t> position(CsvColumn column) const { return positions_[index_of(column)]; }
  /// Returns the heading as in the file, or that of an export if it is missing.
  std::string written(CsvColumn column) const;
  /// Returns the last heading up to the position.
  std::string last_until(std::size_t position) const;
  bool is_empty(std::size_t position) const { return position >= texts_.size() || texts_[position].empty(); }

  /// Returns whether the headings are those of an export, in their order. Only there an apostrophe guards
  /// against formulas; in other tables it belongs to the text.
  bool are_of_export() const { return are_of_export_; }

 private:
  void read(CsvCell const& cell, CsvProblems& problems);
  void require(CsvColumn column, std::size_t line, CsvProblems& problems) const;

  std::array<std::optional<std::size_t>, kCsvHeadings.size()> positions_{};
  std::vector<std::string> texts_;  // by position
  bool are_of_export_ = false;
};

}  // namespace kuhhandel::groups
