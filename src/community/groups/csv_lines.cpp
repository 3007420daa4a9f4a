#include "groups/csv_lines.h"

#include <utility>

namespace kuhhandel::groups {
namespace {

/// Spreadsheets use semicolons if the comma is the decimal separator, and tabs for copied cells. The header
/// line contains only the separator, so the first candidate is it.
char separator_of(std::string_view text) {
  auto const first = text.find_first_of(",;\t\n");
  return first == std::string_view::npos || text[first] == '\n' ? ',' : text[first];
}

bool is_blank(Cells const& cells) { return cells.size() == 1 && cells.front().empty(); }

}  // namespace

CsvLines::CsvLines(std::string_view text) : text_(text), separator_(separator_of(text)) {}

codec::FormatError CsvLines::error(std::string what) const {
  return {"line " + std::to_string(number_), std::move(what)};
}

std::expected<Cells, codec::FormatError> CsvLines::next() {
  while (!is_at_end()) {
    if (++number_ > kMaxLines)
      return std::unexpected(error("a table has at most " + std::to_string(kMaxLines) + " lines"));
    auto cells = read_line();
    if (!cells || !is_blank(*cells)) return cells;
  }
  return {};
}

std::expected<Cells, codec::FormatError> CsvLines::read_line() {
  Cells cells;
  for (;;) {
    auto cell = read_cell();
    if (!cell) return std::unexpected(std::move(cell.error()));
    cells.push_back(*std::move(cell));
    if (is_at_end() || text_[at_++] == '\n') return cells;
    if (cells.size() == kMaxCells)
      return std::unexpected(error("a line has at most " + std::to_string(kMaxCells) + " cells"));
  }
}

/// Reads up to the separator or the end of the line.
std::expected<std::string, codec::FormatError> CsvLines::read_cell() {
  std::string cell;
  bool quoted = false;
  for (; !is_at_end(); ++at_) {
    char const letter = text_[at_];
    if (!quoted && (letter == separator_ || letter == '\n')) break;
    if (letter == '"') {
      bool const is_letter = quoted && text_.substr(at_ + 1).starts_with('"');
      if (!is_letter) quoted = !quoted;
      if (!is_letter) continue;
      ++at_;
    }
    if (letter == '\r' && !quoted) continue;
    if (cell.size() == kLongestCell)
      return std::unexpected(error("a cell has at most " + std::to_string(kLongestCell) + " bytes"));
    cell += letter;
  }
  if (quoted) return std::unexpected(error("a quote is not closed"));
  return cell;
}

}  // namespace kuhhandel::groups
