#include "groups/csv/csv_row.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>
#include <variant>

#include "codec/text/written_text.h"
#include "groups/csv/csv_dates.h"
#include "groups/csv/csv_guard.h"

namespace kuhhandel::groups {
namespace {

using Kind = CsvProblem::Kind;

constexpr std::size_t kMostDigits = 9;
// As in score_entry_shapes.h.
constexpr std::size_t kLongestPlace = 60;
constexpr std::size_t kLongestNote = 500;

/// Returns the text with a space for each line end and tab.
std::string on_one_line(std::string_view text) {
  std::string line;
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const is_second_of_two = text[at] == '\n' && at > 0 && text[at - 1] == '\r';
    bool const is_gap = text[at] == '\n' || text[at] == '\r' || text[at] == '\t';
    if (!is_second_of_two) line += is_gap ? ' ' : text[at];
  }
  return line;
}

std::vector<std::string> animals_in(std::string_view text) {
  constexpr std::string_view separators = " ,;+/&|\t\r\n";
  std::vector<std::string> animals;
  while (!text.empty()) {
    auto const end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) animals.push_back(animal_id_of(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return animals;
}

class RowReader {
 public:
  RowReader(CsvCells const& cells, CsvHeadings const& headings, CsvProblems& problems)
      : cells_(cells), headings_(headings), problems_(problems) {
    row_.line = cells.empty() ? 0 : cells.front().line;
  }

  CsvRow read() {
    refuse_malformed_cells();
    for (std::size_t i = 0; i < kCsvHeadings.size(); ++i)
      row_.player.lines[i] = static_cast<std::uint32_t>(line(static_cast<CsvColumn>(i)));
    read_game();
    read_player();
    return std::move(row_);
  }

 private:
  /// Returns the cell if it is in the line and has text.
  CsvCell const* cell(CsvColumn column) const {
    auto const position = headings_.position(column);
    return position && *position < cells_.size() ? &cells_[*position] : nullptr;
  }
  std::size_t line(CsvColumn column) const {
    auto const* const found = cell(column);
    return found == nullptr ? row_.line : found->line;
  }
  std::string_view raw(CsvColumn column) const {
    auto const* const found = cell(column);
    if (found == nullptr || found->is_malformed) return {};
    auto const text =
        headings_.are_of_export() ? without_formula_guard(found->text) : std::string_view(found->text);
    bool const is_guarded = text.size() < found->text.size();
    return is_guarded ? text : without_text_formula(text);
  }
  /// Returns the trimmed text of a cell that is no free text.
  std::string word(CsvColumn column) {
    auto const text = codec::cleaned_text(raw(column));
    if (!text) refuse(column, Kind::bad_text, "must not have control characters");
    return text.value_or(std::string());
  }

  void refuse(CsvColumn column, Kind kind, std::string expected = {}) {
    problems_.add({.kind = kind,
                   .line = line(column),
                   .heading = headings_.written(column),
                   .value = std::string(raw(column)),
                   .expected = std::move(expected)});
  }

  void refuse_malformed_cells() {
    for (std::size_t place = 0; place < cells_.size(); ++place) {
      auto const& cell = cells_[place];
      auto const heading = headings_.last_until(place);
      if (cell.is_malformed)
        problems_.add(
            {.kind = Kind::text_after_quote, .line = cell.line, .heading = heading, .value = cell.text});
      if (headings_.is_empty(place) && !is_blank(cell.text))
        problems_.add(
            {.kind = Kind::cell_without_heading, .line = cell.line, .heading = heading, .value = cell.text});
    }
  }

  void read_game() {
    row_.game = word(CsvColumn::game);
    row_.date = date();
    row_.place = free_text(CsvColumn::place, kLongestPlace);
    row_.note = free_text(CsvColumn::note, kLongestNote);
    row_.edition = word(CsvColumn::edition);
    if (!row_.edition.empty()) row_.edition = edition_id_of(row_.edition);
    row_.rules = word(CsvColumn::rules);
  }

  std::string date() {
    auto const text = word(CsvColumn::date);
    if (text.empty()) {
      bool const is_refused = is_malformed(CsvColumn::date) || !codec::cleaned_text(raw(CsvColumn::date));
      if (!is_refused) refuse(CsvColumn::date, Kind::missing_value);
      return {};
    }
    auto const read = read_csv_date(text);
    if (auto const* const day = std::get_if<std::string>(&read)) return *day;
    auto const* const days = std::get_if<AmbiguousDate>(&read);
    if (days == nullptr) {
      refuse(CsvColumn::date, Kind::no_date);
    } else {
      refuse(CsvColumn::date, Kind::ambiguous_date, days->day_first + " / " + days->month_first);
    }
    return {};
  }

  std::string free_text(CsvColumn column, std::size_t most_letters) {
    auto const text = raw(column);
    auto const line = on_one_line(text);
    auto written = codec::written_text(line, most_letters);
    if (!written) refuse(column, Kind::bad_text, written.error());
    // Line ends around the text are blanks like others.
    bool const has_line_end = text.find_first_of("\r\n") != std::string_view::npos;
    row_.joins_lines = row_.joins_lines || (has_line_end && written && !written->empty());
    return written.value_or(std::string());
  }

  bool is_malformed(CsvColumn column) const {
    auto const* const found = cell(column);
    return found != nullptr && found->is_malformed;
  }

  void read_player() {
    auto& player = row_.player;
    auto name = codec::player_name(raw(CsvColumn::player));
    if (!name && !is_malformed(CsvColumn::player)) {
      bool const is_empty = raw(CsvColumn::player).empty();
      refuse(CsvColumn::player, is_empty ? Kind::missing_value : Kind::bad_text,
             is_empty ? std::string() : name.error());
    }
    player.name = name.value_or(std::string());
    player.points = number(CsvColumn::points, false);
    read_animals();
    player.rats = card_number(CsvColumn::rats, false);
    player.money = card_number(CsvColumn::money, true);
    read_bonus();
  }

  /// Returns nullopt if the cell is empty or wrong.
  std::optional<std::int64_t> number(CsvColumn column, bool is_in_tens) {
    auto const text = word(column);
    if (text.empty()) return {};
    std::int64_t value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const is_number = error == std::errc{} && end == text.data() + text.size() && text.front() != '-' &&
                           text.size() <= kMostDigits;
    if (!is_number) {
      refuse(column, Kind::no_number);
      return {};
    }
    if (is_in_tens && value % 10 != 0) refuse(column, Kind::not_in_tens, nearest_tens(value));
    return value;
  }

  std::int64_t card_number(CsvColumn column, bool is_in_tens) {
    auto const value = number(column, is_in_tens);
    row_.player.has_card_cells = row_.player.has_card_cells || value.has_value();
    return value.value_or(0);
  }

  void read_animals() {
    auto& player = row_.player;
    auto const quartets = word_in_lines(CsvColumn::quartets);
    player.says_unknown = quartets == kUnknownCards;
    player.says_nothing = !quartets.empty() && is_word_for_nothing(quartets);
    if (!player.says_unknown && !player.says_nothing) player.quartets = animals_in(quartets);
    auto const pedigrees = word_in_lines(CsvColumn::pedigrees);
    if (!is_word_for_nothing(pedigrees)) player.pedigrees = animals_in(pedigrees);
    auto const excluded = word(CsvColumn::excluded);
    if (!excluded.empty() && !is_word_for_nothing(excluded)) player.excluded = animal_id_of(excluded);
    player.has_card_cells = !player.says_unknown && !(quartets + pedigrees + excluded).empty();
  }

  /// A list of animals may have a line for each.
  std::string word_in_lines(CsvColumn column) {
    auto const text = codec::cleaned_text(on_one_line(raw(column)));
    if (!text) refuse(column, Kind::bad_text, "must not have control characters");
    return text.value_or(std::string());
  }

  void read_bonus() {
    auto const text = word(CsvColumn::bonus);
    auto const answer = yes_or_no(text);
    if (!answer) refuse(CsvColumn::bonus, Kind::not_yes_or_no);
    row_.player.has_bonus = answer.value_or(false);
    row_.player.has_card_cells = row_.player.has_card_cells || !text.empty();
  }

  CsvCells const& cells_;
  CsvHeadings const& headings_;
  CsvProblems& problems_;
  CsvRow row_;
};

}  // namespace

std::string nearest_tens(std::int64_t number) {
  auto const below = number / 10 * 10;
  return std::to_string(below) + " / " + std::to_string(below + 10);
}

CsvRow read_csv_row(CsvCells const& cells, CsvHeadings const& headings, CsvProblems& problems) {
  return RowReader(cells, headings, problems).read();
}

}  // namespace kuhhandel::groups
