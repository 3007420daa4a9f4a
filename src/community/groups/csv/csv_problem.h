// Problems in a table of games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/file_problem.h"

namespace kuhhandel::groups {

struct CsvProblem {
  enum class Kind : std::uint8_t {
    encoding,          // the text cannot be decoded
    workbook,          // a file of a spreadsheet program, not a table
    no_table,          // a file of another program; `value` is its format
    open_quote,        // a quote is not closed
    text_after_quote,  // or a quote that is not doubled
    too_large,         // `expected` names the limit
    unknown_heading,   // `expected` lists the known ones
    repeated_heading,  // `expected` is the other heading
    missing_heading,   // `expected` is it
    cell_without_heading,
    missing_value,
    bad_text,  // a name, place or note; `expected` is the requirement
    no_date,
    ambiguous_date,  // `expected` has both days
    no_number,
    not_in_tens,  // `expected` has the nearest ones
    not_yes_or_no,
    unknown_edition,   // `expected` lists the known ones
    unknown_animal,    // `expected` lists the known ones
    differs,           // from an earlier line of the game; `expected` is its value
    repeated_player,   // in one game
    player_count,      // `expected` is such as "3 to 5"
    other_points,      // than those of the cards; `expected` is their sum
    repeated_quartet,  // `expected` is its first owner
    // The game has no such cards or points; `expected` is the reason in English.
    impossible_points,
    impossible_quartets,
    impossible_pedigrees,
    impossible_rats,
    impossible_bonus,
    impossible_money,
    impossible_exclusion,
    impossible_rules,
    impossible
  };
  Kind kind;
  std::size_t line;
  std::string heading{};
  std::string value{};
  std::string expected{};
};

/// Returns the text without control characters, cut between characters if it is longer.
std::string shortened_text(std::string_view text, std::size_t most_bytes);

codec::FileProblem file_problem(CsvProblem const& problem);

/// The first problems of a table.
class CsvProblems {
 public:
  static constexpr std::size_t kMost = 20;

  void add(CsvProblem problem) {
    if (!is_full()) problems_.push_back(std::move(problem));
  }
  bool is_full() const { return problems_.size() == kMost; }
  std::size_t count() const { return problems_.size(); }
  /// Returns them in the order of their lines.
  std::vector<CsvProblem> in_order() const;

 private:
  std::vector<CsvProblem> problems_;
};

}  // namespace kuhhandel::groups
