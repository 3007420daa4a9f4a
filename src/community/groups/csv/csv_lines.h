// CSV reader (RFC 4180) for one line at a time, so that it needs no more memory than the longest line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/format_error.h"

namespace kuhhandel::groups {

struct CsvCell {
  std::string text{};         // as written, with its blanks; without the quotes around it
  std::size_t line = 0;       // of the file, from 1, where the cell begins
  bool is_malformed = false;  // text follows the closing quote; `text` has the quotes then
};

using CsvCells = std::vector<CsvCell>;

/// Returns whether nothing of the text is visible. Web pages and word processors fill cells with spaces that
/// do not break.
bool is_blank(std::string_view text);

class CsvLines {
 public:
  /// Maximum number of lines, including empty ones, of cells in a line, and of bytes in a cell.
  static constexpr std::size_t kMaxLines = 200'000;
  static constexpr std::size_t kMaxCells = 64;
  static constexpr std::size_t kLongestCell = 4096;

  /// The text must outlive this object. A first line such as `sep=;` names the separator. Otherwise it is the
  /// first comma, semicolon, tab or bar of the first line with text.
  explicit CsvLines(std::string_view text);

  char separator() const { return separator_; }

  /// Returns the cells of the next line with text; nothing at the end. LF, CRLF and CR end a line. Errors
  /// name the line; nothing can be read after an error.
  std::expected<CsvCells, codec::FormatError> next();

 private:
  std::expected<CsvCells, codec::FormatError> read_line();
  std::expected<CsvCell, codec::FormatError> read_cell();
  std::expected<CsvCell, codec::FormatError> read_quoted(std::size_t start);
  /// Reads up to the separator or the end of the line.
  void read_plain(std::string& text);
  bool is_at_end() const { return at_ == text_.size(); }
  bool is_at_line_end() const { return is_at_end() || text_[at_] == '\n' || text_[at_] == '\r'; }
  void skip_blanks();
  void skip_separator_line();
  /// Moves past a line end, if there is one.
  void skip_line_end();

  std::string_view text_;
  char separator_ = ',';
  std::size_t at_ = 0;
  std::size_t line_ = 1;  // of the next character
};

}  // namespace kuhhandel::groups
