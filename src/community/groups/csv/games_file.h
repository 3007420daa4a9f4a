// A file of games that somebody imports: JSON, or a table of a spreadsheet. Its content decides, not its
// name.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "codec/file_problem.h"
#include "codec/text/format_error.h"
#include "groups/csv/text_encoding.h"
#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

enum class FileKind : std::uint8_t { json, csv };

struct GamesFile {
  FileKind kind;
  TextEncoding encoding;
  bool joins_lines = false;                  // line ends in a place or note became spaces
  std::vector<codec::FileProblem> doubts{};  // cells that are read as written, but may be mistakes
  std::vector<ScoreEntry> games{};
};

struct GamesFileRefusal {
  codec::FormatError error;                  // of JSON, or all problems of a table
  std::vector<codec::FileProblem> problems;  // of a table; at most 20
  std::vector<std::string> lines{};          // the line of each problem, for the page; a long one is cut
};

/// Reads the file. `usual` is its kind if it begins like neither.
std::expected<GamesFile, GamesFileRefusal> read_games_file(std::string_view bytes, FileKind usual);

/// Writes {"kind","encoding","joins_lines","doubts","games"}, for the page.
boost::json::object to_json(GamesFile const& file);
/// Writes {"message","field","problems"}; `field` is empty unless a field of JSON is wrong. A problem has its
/// line as `text`.
boost::json::object to_json(GamesFileRefusal const& refusal);

}  // namespace kuhhandel::groups
