#include "groups/csv/games_file.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <optional>
#include <utility>

#include "codec/file_problem_shapes.h"
#include "codec/text/parse.h"
#include "groups/csv/csv_import.h"
#include "groups/csv/csv_problem.h"
#include "groups/csv/foreign_format.h"
#include "groups/games/score_entry_json.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

std::vector<codec::FileProblem> file_problems(std::vector<CsvProblem> const& problems) {
  std::vector<codec::FileProblem> all;
  for (auto const& problem : problems) all.push_back(file_problem(problem));
  return all;
}

/// The error lists all problems, each on a line.
GamesFileRefusal refusal(std::vector<CsvProblem> const& problems) {
  GamesFileRefusal refused{.error = {}, .problems = file_problems(problems)};
  for (auto const& problem : refused.problems)
    refused.error.what += (refused.error.what.empty() ? "" : "\n") + problem.message;
  return refused;
}

/// Returns the line of each problem; the problems are in the order of their lines.
std::vector<std::string> lines_of(std::vector<codec::FileProblem> const& problems, std::string_view utf8) {
  constexpr std::size_t longest = 200;
  std::vector<std::string> lines;
  std::int64_t line = 1;
  for (auto const& problem : problems) {
    for (; line < problem.line; ++line) {
      auto const end = std::min(utf8.find_first_of("\r\n"), utf8.size());
      bool const is_of_two = utf8.substr(end).starts_with("\r\n");
      utf8.remove_prefix(std::min(end + (is_of_two ? 2 : 1), utf8.size()));
    }
    std::string text(utf8.substr(0, utf8.find_first_of("\r\n")));
    std::ranges::replace(text, '\t', ' ');
    lines.push_back(shortened_text(text, longest));
  }
  return lines;
}

json::array list_of(std::vector<codec::FileProblem> const& problems) {
  json::array list;
  for (auto const& problem : problems) list.push_back(codec::object_of(problem, codec::NoEdition{}));
  return list;
}

/// Nothing but JSON begins with a bracket, and JSON of games with nothing else.
FileKind kind_of(std::string_view utf8, FileKind usual) {
  auto const first = utf8.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return usual;
  return utf8[first] == '{' || utf8[first] == '[' ? FileKind::json : FileKind::csv;
}

/// Returns the problem of a file that is neither a table nor JSON.
std::optional<CsvProblem> problem_of(std::optional<ForeignFormat> const& format) {
  if (!format) return {};
  if (format->is_workbook) return CsvProblem{.kind = CsvProblem::Kind::workbook, .line = 1};
  return CsvProblem{.kind = CsvProblem::Kind::no_table, .line = 1, .value = std::string(format->name)};
}

std::expected<GamesFile, GamesFileRefusal> read_json(DecodedText const& text) {
  auto document = codec::parse(text.utf8);
  if (!document) return std::unexpected(GamesFileRefusal{document.error(), {}});
  auto games = games_in(*std::move(document));
  if (!games) return std::unexpected(GamesFileRefusal{games.error(), {}});
  return GamesFile{.kind = FileKind::json, .encoding = text.encoding, .games = *std::move(games)};
}

}  // namespace

std::expected<GamesFile, GamesFileRefusal> read_games_file(std::string_view bytes, FileKind usual) {
  if (auto const foreign = problem_of(binary_format(bytes))) return std::unexpected(refusal({*foreign}));
  auto const text = decoded_text(bytes);
  if (!text) return std::unexpected(refusal({{.kind = CsvProblem::Kind::encoding, .line = text.error()}}));
  if (auto const foreign = problem_of(text_format(text->utf8))) return std::unexpected(refusal({*foreign}));
  if (kind_of(text->utf8, usual) == FileKind::json) return read_json(*text);
  auto table = games_of_csv(text->utf8);
  if (!table) {
    auto refused = refusal(table.error());
    refused.lines = lines_of(refused.problems, text->utf8);
    return std::unexpected(std::move(refused));
  }
  return GamesFile{.kind = FileKind::csv,
                   .encoding = text->encoding,
                   .joins_lines = table->joins_lines,
                   .doubts = file_problems(table->doubts),
                   .games = std::move(table->games)};
}

json::object to_json(GamesFile const& file) {
  json::array games;
  for (auto const& game : file.games) games.push_back(to_json(game));
  return {{"kind", file.kind == FileKind::csv ? "csv" : "json"},
          {"encoding", name_of(file.encoding)},
          {"joins_lines", file.joins_lines},
          {"doubts", list_of(file.doubts)},
          {"games", std::move(games)}};
}

json::object to_json(GamesFileRefusal const& refusal) {
  auto problems = list_of(refusal.problems);
  for (std::size_t i = 0; i < refusal.lines.size(); ++i) problems[i].as_object()["text"] = refusal.lines[i];
  return {{"message", codec::text_of(refusal.error)},
          {"field", refusal.error.where},
          {"problems", std::move(problems)}};
}

}  // namespace kuhhandel::groups
