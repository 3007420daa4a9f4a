#include "groups/csv/csv_import.h"

#include <charconv>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "groups/csv/csv_game.h"
#include "groups/csv/csv_headings.h"
#include "groups/csv/csv_lines.h"
#include "groups/csv/csv_row.h"

namespace kuhhandel::groups {
namespace {

using Kind = CsvProblem::Kind;

/// Converts an error of CsvLines, whose position is "line N".
CsvProblem problem_of(codec::FormatError const& error) {
  std::size_t line = 1;
  auto const number = std::string_view(error.where).substr(std::string_view("line ").size());
  std::from_chars(number.data(), number.data() + number.size(), line);
  bool const is_quote = error.what.find("quote") != std::string::npos;
  return {.kind = is_quote ? Kind::open_quote : Kind::too_large, .line = line, .expected = error.what};
}

class TableReader {
 public:
  explicit TableReader(std::string_view text) : lines_(text) {}

  std::expected<CsvGames, std::vector<CsvProblem>> read() {
    auto const headings = read_headings();
    if (headings && problems_.count() == 0) {
      read_rows(*headings);
      read_games(*headings);
    }
    if (problems_.count() > 0) return std::unexpected(problems_.in_order());
    result_.doubts = doubts_.in_order();
    return std::move(result_);
  }

 private:
  /// Adds a problem and returns nothing if no line can be read.
  std::optional<CsvCells> next_line() {
    auto cells = lines_.next();
    if (!cells) {
      problems_.add(problem_of(cells.error()));
      return {};
    }
    if (cells->empty()) return {};
    return *std::move(cells);
  }

  std::optional<CsvHeadings> read_headings() {
    auto const cells = next_line();
    if (cells) return CsvHeadings(*cells, problems_);
    if (problems_.count() == 0) CsvHeadings({}, problems_);
    return {};
  }

  void read_rows(CsvHeadings const& headings) {
    while (!problems_.is_full()) {
      auto const cells = next_line();
      if (!cells) break;
      auto const before = problems_.count();
      auto const row = read_csv_row(*cells, headings, problems_);
      bool const is_sound = problems_.count() == before;
      result_.joins_lines = result_.joins_lines || row.joins_lines;
      note_doubt(row.player, headings);
      auto const line = row.player.line(CsvColumn::game);
      note_number(row.game, line);
      game_of(row).add(row, headings, is_sound, problems_);
      if (games_.size() <= static_cast<std::size_t>(kMaxGroupGames)) continue;
      problems_.add({.kind = Kind::too_large,
                     .line = line,
                     .expected = "a group has at most " + std::to_string(kMaxGroupGames) + " games"});
      return;
    }
    if (is_numbered_ && first_unnumbered_ != 0)
      problems_.add({.kind = Kind::missing_value,
                     .line = first_unnumbered_,
                     .heading = headings.written(CsvColumn::game)});
  }

  void note_doubt(CsvPlayer const& player, CsvHeadings const& headings) {
    auto const points = player.points.value_or(0);
    if (points % 10 == 0) return;
    doubts_.add({.kind = Kind::not_in_tens,
                 .line = player.line(CsvColumn::points),
                 .heading = headings.written(CsvColumn::points),
                 .value = std::to_string(points),
                 .expected = nearest_tens(points)});
  }

  /// The game is named in all lines or in none.
  void note_number(std::string const& game, std::size_t line) {
    if (!game.empty()) is_numbered_ = true;
    if (game.empty() && first_unnumbered_ == 0) first_unnumbered_ = line;
  }

  CsvGame& game_of(CsvRow const& row) {
    auto const key = row.game.empty() ? "date " + row.date : "game " + row.game;
    auto const [found, is_new] = places_.emplace(key, games_.size());
    if (is_new) games_.emplace_back();
    return games_[found->second];
  }

  void read_games(CsvHeadings const& headings) {
    for (auto const& game : games_) {
      if (problems_.is_full()) return;
      if (auto entry = game.entry(headings, problems_)) result_.games.push_back(*std::move(entry));
    }
  }

  CsvLines lines_;
  CsvProblems problems_;
  CsvProblems doubts_;
  std::vector<CsvGame> games_;  // in the order of their first lines
  std::unordered_map<std::string, std::size_t> places_;
  bool is_numbered_ = false;
  std::size_t first_unnumbered_ = 0;  // a line; 0 if there is none
  CsvGames result_;
};

}  // namespace

std::expected<CsvGames, std::vector<CsvProblem>> games_of_csv(std::string_view utf8) {
  return TableReader(utf8).read();
}

}  // namespace kuhhandel::groups
