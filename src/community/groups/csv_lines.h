// A table of cells as spreadsheets write it (RFC 4180), a line at a time, so that no file needs more room
// than its longest line.
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
  /// Lines in the file, those without anything among them; cells in a line; bytes in a cell.
  static constexpr std::size_t kMaxLines = 200'000;
  static constexpr std::size_t kMaxCells = 64;
  static constexpr std::size_t kLongestCell = 4096;

  /// The text must outlive it.
  explicit CsvLines(std::string_view text);

  /// The cells of the next line that has any; none at the end. What is wrong names the line.
  std::expected<Cells, codec::FormatError> next();

  /// What `next` gave last, from 1; a line that goes over several in quotes is one.
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
