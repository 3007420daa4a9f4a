#include "groups/csv/csv_headings.h"

#include <algorithm>

#include "codec/text/list_of.h"
#include "codec/text/written_text.h"

namespace kuhhandel::groups {

CsvHeadings::CsvHeadings(CsvCells const& cells, CsvProblems& problems) {
  for (auto const& cell : cells) read(cell, problems);
  auto const end = std::ranges::find_if(texts_.rbegin(), texts_.rend(),
                                        [](std::string const& text) { return !text.empty(); });
  are_of_export_ = std::ranges::equal(texts_.begin(), end.base(), kCsvHeadings.begin(), kCsvHeadings.end());
  auto const line = cells.empty() ? 1 : cells.front().line;
  require(CsvColumn::date, line, problems);
  require(CsvColumn::player, line, problems);
  if (!has(CsvColumn::quartets)) require(CsvColumn::points, line, problems);
}

void CsvHeadings::read(CsvCell const& cell, CsvProblems& problems) {
  auto text = codec::cleaned_text(cell.text).value_or(cell.text);
  auto const place = texts_.size();
  texts_.push_back(text);
  if (text.empty()) return;
  auto const column = column_named(text);
  if (cell.is_malformed) {
    problems.add({.kind = CsvProblem::Kind::text_after_quote, .line = cell.line, .value = text});
  } else if (!column) {
    problems.add({.kind = CsvProblem::Kind::unknown_heading,
                  .line = cell.line,
                  .value = text,
                  .expected = codec::list_of(kCsvHeadings)});
  } else if (has(*column)) {
    problems.add({.kind = CsvProblem::Kind::repeated_heading,
                  .line = cell.line,
                  .value = text,
                  .expected = written(*column)});
  } else {
    positions_[index_of(*column)] = place;
  }
}

void CsvHeadings::require(CsvColumn column, std::size_t line, CsvProblems& problems) const {
  if (has(column)) return;
  problems.add(
      {.kind = CsvProblem::Kind::missing_heading, .line = line, .expected = std::string(heading_of(column))});
}

std::string CsvHeadings::written(CsvColumn column) const {
  auto const place = position(column);
  return place ? texts_[*place] : std::string(heading_of(column));
}

std::string CsvHeadings::last_until(std::size_t position) const {
  for (auto place = std::min(position + 1, texts_.size()); place > 0; --place)
    if (!texts_[place - 1].empty()) return texts_[place - 1];
  return {};
}

}  // namespace kuhhandel::groups
