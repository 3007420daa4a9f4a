// Finds the puzzles of the page in games among bots, and keeps some of each theme.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <expected>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "coach/puzzle/puzzle.h"
#include "coach/puzzle/stored_puzzle.h"
#include "codec/editions.h"
#include "puzzles/check.h"
#include "puzzles/judge.h"

namespace kuhhandel::lab {
namespace {

/// The tables of the games, used in turn.
struct Table {
  char const* edition;
  std::vector<std::string> bots;
};

std::vector<Table> const& tables() {
  static std::vector<Table> const kTables{{"second", {"trader", "farmer", "bluffer", "farmer"}},
                                          {"master", {"farmer", "trader", "collector", "farmer"}},
                                          {"second", {"trader", "collector", "farmer"}},
                                          {"second", {"farmer", "bluffer", "trader", "collector", "farmer"}}};
  return kTables;
}

void find(int from, int games, coach::PuzzleSearch const& search) {
  coach::CountsByTheme counts{};
  for (int number = from; number < from + games; ++number) {
    auto const& table = tables()[static_cast<std::size_t>(number) % tables().size()];
    auto const& edition = *codec::edition_named(table.edition);
    auto const game = coach::game_of(edition, table.bots, "puzzles " + std::to_string(number));
    for (auto const& puzzle : coach::find_puzzles(game, search, counts)) {
      fmt::print("{}\n", boost::json::serialize(coach::to_json(puzzle)));
    }
    std::fflush(stdout);
  }
  fmt::print(stderr, "theme        looked at  tempting  proven  played out\n");
  for (int i = 0; i < coach::kThemes; ++i) {
    auto const& each = counts[static_cast<std::size_t>(i)];
    fmt::print(stderr, "{:<12} {:>9} {:>9} {:>7} {:>11}\n", coach::word_of(static_cast<coach::Theme>(i)),
               each.decisions, each.tempting, each.proven, each.kept);
  }
}

/// Restricts the search to these themes; returns false if one is unknown.
bool choose(std::vector<std::string> const& themes, coach::PuzzleSearch& search) {
  auto known = themes.size();
  for (int i = 0; i < coach::kThemes; ++i) {
    bool const wanted = std::ranges::count(themes, coach::word_of(static_cast<coach::Theme>(i))) > 0;
    if (!wanted) search.most_of_a_theme[static_cast<std::size_t>(i)] = 0;
    known -= wanted ? 1 : 0;
  }
  return known == 0;
}

using PuzzleLines = std::vector<coach::PuzzleLine>;

/// Reads all puzzles of these files. An error names the file and the line.
std::expected<PuzzleLines, std::string> lines_of(std::vector<std::string> const& files) {
  PuzzleLines lines;
  for (auto const& name : files) {
    std::ifstream file(name, std::ios::binary);
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    if (!file.is_open() || file.bad()) return std::unexpected(name + " cannot be read.");
    auto read = coach::puzzle_lines_from(text);
    if (!read) return std::unexpected(name + ", " + read.error());
    std::ranges::move(*read, std::back_inserter(lines));
  }
  return lines;
}

void print(std::vector<std::string> const& lines) {
  for (auto const& line : lines) fmt::print("{}\n", line);
}

/// Returns at most `each` puzzles per theme: the first of each theme, then the second of each, and so on, so
/// that consecutive days have different themes.
std::vector<std::string> select_per_theme(PuzzleLines const& lines, std::size_t each) {
  std::map<std::string_view, std::vector<std::string>> themes;
  for (auto const& line : lines) {
    auto& of_theme = themes[coach::word_of(line.puzzle.theme)];
    if (of_theme.size() < each) of_theme.push_back(line.text);
  }
  std::vector<std::string> kept;
  for (std::size_t place = 0; place < each; ++place) {
    for (auto const& [theme, of_theme] : themes) {
      if (place < of_theme.size()) kept.push_back(of_theme[place]);
    }
  }
  return kept;
}

}  // namespace
}  // namespace kuhhandel::lab

int main(int argc, char** argv) {
  using namespace kuhhandel;
  CLI::App app{"Finds moments in games among bots where one choice is clearly the best and easily missed"};
  app.require_subcommand(1);
  coach::PuzzleSearch search;
  int from = 0;
  int games = 10;
  std::size_t each = 40;
  std::vector<std::string> files;
  auto* const finding = app.add_subcommand("find", "Prints a line per puzzle, and totals at the end");
  finding->add_option("--from", from, "Number of the first game")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
  finding->add_option("--games", games, "How many games")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000));
  std::vector<std::string> themes;
  finding->add_option("--themes", themes, "Themes, separated by commas (default: all)")->delimiter(',');
  finding->add_option("--worlds", search.worlds, "Worlds that prove a puzzle")
      ->capture_default_str()
      ->check(CLI::Range(2, 100'000));
  finding->add_option("--at-least", search.at_least, "Least cost of every other choice, as a probability")
      ->capture_default_str();
  auto* const keeping = app.add_subcommand(
      "keep", "Prints a number of puzzles per theme from these files, as the client reads them");
  keeping->add_option("--each", each, "Most puzzles per theme")->capture_default_str();
  keeping->add_option("files", files, "Output of `find`")->required()->check(CLI::ExistingFile);
  auto* const checking = app.add_subcommand(
      "check", "Replays these puzzles to the end and prints those in which the best choice wins more");
  checking->add_option("--games", games, "Games per puzzle")->capture_default_str();
  checking->add_option("files", files, "Output of `find`")->required()->check(CLI::ExistingFile);
  auto* const judging = app.add_subcommand("judge", "Prints these puzzles with recalculated chances");
  judging->add_option("--worlds", search.worlds, "Imagined worlds per puzzle")
      ->capture_default_str()
      ->check(CLI::Range(2, 100'000));
  judging->add_option("files", files, "Output of `find`")->required()->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  if (!themes.empty() && !lab::choose(themes, search)) {
    return app.exit(CLI::ValidationError("--themes", "there is no such theme."));
  }
  if (finding->parsed()) lab::find(from, games, search);
  auto const lines = lab::lines_of(files);
  if (!lines) {
    fmt::print(stderr, "{}\n", lines.error());
    return 1;
  }
  if (keeping->parsed()) lab::print(lab::select_per_theme(*lines, each));
  if (judging->parsed()) lab::print(lab::judge_puzzles(*lines, search.worlds));
  if (checking->parsed()) lab::print(lab::check_puzzles(*lines, games));
}
