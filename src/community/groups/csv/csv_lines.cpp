#include "groups/csv/csv_lines.h"

#include <algorithm>
#include <utility>

#include "codec/text/written_text.h"

namespace kuhhandel::groups {
namespace {

bool is_line_end(char letter) { return letter == '\n' || letter == '\r'; }

/// Returns the first line with text. Headings have no line ends.
std::string_view first_line_of(std::string_view text) {
  auto const start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  auto const line_start = text.substr(0, start).find_last_of("\r\n");
  text.remove_prefix(line_start == std::string_view::npos ? 0 : line_start + 1);
  return text.substr(0, text.find_first_of("\r\n"));
}

/// Spreadsheets use semicolons if the comma is the decimal separator, and tabs for copied cells; databases
/// use bars. Headings contain none of these, except in quotes.
char separator_of(std::string_view line) {
  constexpr std::string_view separators = ",;\t|";
  bool is_quoted = false;
  for (char const letter : line) {
    if (letter == '"') is_quoted = !is_quoted;
    if (!is_quoted && separators.contains(letter)) return letter;
  }
  return ',';
}

/// Returns the character that the line names as the separator; 0 if it is another line.
char named_separator(std::string_view line) {
  constexpr std::string_view name = "sep=";
  constexpr std::string_view never = "\"\r\n";
  if (line.starts_with('"')) line.remove_prefix(1);
  auto const is_same = [](char one, char other) { return (one | 0x20) == other; };
  if (line.size() <= name.size() || !std::ranges::equal(line.substr(0, 3), name.substr(0, 3), is_same) ||
      line[3] != '=')
    return 0;
  char const separator = line[name.size()];
  line.remove_prefix(name.size() + 1);
  if (line.starts_with('"')) line.remove_prefix(1);
  // A spreadsheet that saves such a file pads its first line.
  bool const is_padded = line.find_first_not_of(", ;\t") == std::string_view::npos;
  bool const is_ascii = separator > 0 && separator < 0x7F;
  return is_padded && is_ascii && never.find(separator) == std::string_view::npos ? separator : '\0';
}

bool are_blank(CsvCells const& cells) {
  return std::ranges::all_of(cells, [](CsvCell const& cell) { return is_blank(cell.text); });
}

codec::FormatError error(std::size_t line, std::string what) {
  return {"line " + std::to_string(line), std::move(what)};
}

}  // namespace

bool is_blank(std::string_view text) {
  auto const start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return true;
  bool const is_ascii = static_cast<unsigned char>(text[start]) < 0x80;
  if (is_ascii) return false;
  auto const cleaned = codec::cleaned_text(text.substr(start, text.find_last_not_of(" \t\r\n") + 1 - start));
  return cleaned && cleaned->empty();
}

CsvLines::CsvLines(std::string_view text) : text_(text) {
  auto const first = first_line_of(text_);
  auto const named = named_separator(first);
  separator_ = named == '\0' ? separator_of(first) : named;
  if (named != '\0') skip_separator_line();
}

void CsvLines::skip_separator_line() {
  skip_blanks();
  while (is_at_line_end() && !is_at_end()) skip_line_end();
  while (!is_at_line_end()) ++at_;
  skip_line_end();
}

void CsvLines::skip_line_end() {
  if (is_at_end()) return;
  bool const is_first_of_two = text_.substr(at_).starts_with("\r\n");
  at_ += is_first_of_two ? 2 : 1;
  ++line_;
}

void CsvLines::skip_blanks() {
  while (!is_at_end() && (text_[at_] == ' ' || text_[at_] == '\t') && text_[at_] != separator_) ++at_;
}

std::expected<CsvCells, codec::FormatError> CsvLines::next() {
  while (!is_at_end()) {
    if (line_ > kMaxLines)
      return std::unexpected(error(line_, "a table has at most " + std::to_string(kMaxLines) + " lines"));
    auto cells = read_line();
    if (!cells || !are_blank(*cells)) return cells;
  }
  return {};
}

std::expected<CsvCells, codec::FormatError> CsvLines::read_line() {
  CsvCells cells;
  for (;;) {
    auto cell = read_cell();
    if (!cell) return std::unexpected(std::move(cell.error()));
    cells.push_back(*std::move(cell));
    if (is_at_line_end()) break;
    ++at_;
    if (cells.size() == kMaxCells)
      return std::unexpected(error(line_, "a line has at most " + std::to_string(kMaxCells) + " cells"));
  }
  skip_line_end();
  return cells;
}

void CsvLines::read_plain(std::string& text) {
  auto const end = std::ranges::find_if(
      text_.substr(at_), [&](char letter) { return letter == separator_ || is_line_end(letter); });
  auto const size = static_cast<std::size_t>(end - text_.begin()) - at_;
  // One byte more than allowed shows that the cell is too long.
  text += text_.substr(at_, std::min(size, kLongestCell + 1));
  at_ += size;
}

std::expected<CsvCell, codec::FormatError> CsvLines::read_cell() {
  auto const start = at_;
  auto const line = line_;
  skip_blanks();
  bool const is_quoted = !is_at_end() && text_[at_] == '"';
  if (!is_quoted) at_ = start;
  CsvCell cell{.line = line};
  if (is_quoted) {
    auto quoted = read_quoted(start);
    if (!quoted) return quoted;
    cell = *std::move(quoted);
  } else {
    read_plain(cell.text);
  }
  if (cell.text.size() > kLongestCell)
    return std::unexpected(error(line, "a cell has at most " + std::to_string(kLongestCell) + " bytes"));
  return cell;
}

std::expected<CsvCell, codec::FormatError> CsvLines::read_quoted(std::size_t start) {
  CsvCell cell{.line = line_};
  for (++at_;;) {
    if (is_at_end()) return std::unexpected(error(cell.line, "a quote is not closed"));
    if (cell.text.size() > kLongestCell) return cell;
    char const letter = text_[at_];
    bool const is_doubled = text_.substr(at_).starts_with("\"\"");
    if (letter == '"' && !is_doubled) break;
    if (is_line_end(letter)) {
      auto const line_start = at_;
      skip_line_end();
      cell.text += text_.substr(line_start, at_ - line_start);
      continue;
    }
    cell.text += letter;
    at_ += is_doubled ? 2 : 1;
  }
  ++at_;
  skip_blanks();
  if (is_at_line_end() || text_[at_] == separator_) return cell;
  auto const first = text_.substr(start, at_ - start);
  CsvCell malformed{.text = std::string(first), .line = cell.line, .is_malformed = true};
  read_plain(malformed.text);
  return malformed;
}

}  // namespace kuhhandel::groups
