// A line of a table of games: one player of a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "groups/csv/csv_headings.h"
#include "groups/csv/csv_lines.h"
#include "groups/csv/csv_problem.h"
#include "groups/csv/csv_words.h"

namespace kuhhandel::groups {

struct CsvPlayer {
  std::string name{};
  std::optional<std::int64_t> points{};
  std::vector<std::string> quartets{};   // ids of animals, or the written words
  std::vector<std::string> pedigrees{};  // likewise
  std::int64_t rats = 0;
  std::int64_t money = 0;
  std::string excluded{};
  bool has_bonus = false;
  bool says_nothing = false;                               // a word for nothing instead of quartets
  bool says_unknown = false;                               // the cards are not known
  bool has_card_cells = false;                             // a cell about cards is not empty
  std::array<std::uint32_t, kCsvHeadings.size()> lines{};  // of the cells

  std::size_t line(CsvColumn column) const { return lines[index_of(column)]; }
  /// Returns whether the line says that the player has a card.
  bool has_cards() const {
    return !quartets.empty() || !pedigrees.empty() || rats > 0 || money > 0 || !excluded.empty() || has_bonus;
  }
};

struct CsvRow {
  std::string game{};  // empty if the line does not name it
  std::string date{};  // 2026-11-24
  std::string place{};
  std::string note{};
  std::string edition{};  // its id, or the written words; may be empty
  std::string rules{};
  CsvPlayer player{};
  std::size_t line = 0;
  bool joins_lines = false;  // a line end in a place or note became a space
};

/// Returns the multiples of 10 around a number: "20 / 30".
std::string nearest_tens(std::int64_t number);

/// Reads the cells of a line. Adds a problem for each cell that is wrong.
CsvRow read_csv_row(CsvCells const& cells, CsvHeadings const& headings, CsvProblems& problems);

}  // namespace kuhhandel::groups
