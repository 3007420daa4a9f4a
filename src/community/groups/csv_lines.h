// CSV reader (RFC 4180) that reads one line at a time, so that it needs no more memory than the longest line.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "codec/format_error.h"

namespace kuhhandel::groups {

using Cells = std::vector<std::string>;

class CsvLines {
 public:
  /// Maximum number of lines, including empty ones, of cells in a line, and of bytes in a cell.
  static constexpr std::size_t kMaxLines = 200'000;
  static constexpr std::size_t kMaxCells = 64;
  static constexpr std::size_t kLongestCell = 4096;

  /// The text must outlive this object.
  explicit CsvLines(std::string_view text);

  /// Returns the cells of the next line that is not empty; nullopt at the end. Errors name the line.
  std::expected<Cells, codec::FormatError> next();

  /// Returns the number, from 1, of the last line that next() returned; a line with newlines in quotes counts
  /// once.
  std::size_t number() const { return number_; }
  codec::FormatError error(std::string what) const;

 private:
  std::expected<Cells, codec::FormatError> read_line();
  std::expected<std::string, codec::FormatError> read_cell();
  bool is_at_end() const { return at_ == text_.size(); }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;
};

}  // namespace kuhhandel::groups
