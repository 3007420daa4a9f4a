// A puzzle as a line of a file: `puzzles find` prints them, and the web page has 200 or more.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "bots/shark/candidates.h"
#include "coach/puzzle/theme.h"
#include "codec/records/record.h"
#include "codec/text/format_error.h"
#include "engine/seat.h"

namespace kuhhandel::coach {

struct StoredPuzzle {
  boost::json::value json;      // the line
  codec::Record record;         // to the end of the turn; it can be replayed
  codec::Record before_choice;  // the same up to the choice
  Seat seat;                    // the seat that chooses
  Theme theme;
  std::vector<bots::Candidate> choices;  // two or three legal ones, the best first
};

/// Parses a line as `to_json` of a puzzle writes it. Errors name the field.
std::expected<StoredPuzzle, codec::FormatError> stored_puzzle_from(std::string_view line);

/// A line of a file, and its puzzle.
struct PuzzleLine {
  std::string text;
  StoredPuzzle puzzle;
};

/// Parses all lines of a file; empty ones are skipped, as are a byte order mark and the returns of Windows.
/// An error names the line, as in "line 3, choices[0].choice: …".
std::expected<std::vector<PuzzleLine>, std::string> puzzle_lines_from(std::string_view file);

}  // namespace kuhhandel::coach
