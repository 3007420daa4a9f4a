#include "groups/csv/csv.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "groups/csv/csv_guard.h"
#include "groups/csv/csv_words.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

/// Spreadsheets recognise UTF-8 by it.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
std::string cell(std::string_view text) {
  auto const guarded = with_formula_guard(text);
  if (guarded.find_first_of(",\"\n\r;\t") == std::string::npos) return guarded;
  std::string quoted = "\"";
  for (char const letter : guarded) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return quoted + "\"";
}

std::string words(json::value const* list) {
  std::string text;
  if (list == nullptr) return text;
  for (auto const& word : list->as_array()) {
    if (!text.empty()) text += ' ';
    text += std::string_view(word.as_string());
  }
  return text;
}

std::string number(json::value const* value) {
  return value == nullptr ? std::string{} : std::to_string(value->as_int64());
}

using Cells = std::array<std::string, kCsvHeadings.size()>;

std::string& cell_of(Cells& cells, CsvColumn column) { return cells[index_of(column)]; }

bool has_card_cells(Cells const& cells) {
  constexpr std::array about_cards{CsvColumn::quartets, CsvColumn::pedigrees, CsvColumn::rats,
                                   CsvColumn::excluded, CsvColumn::bonus,     CsvColumn::money};
  return std::ranges::any_of(about_cards, [&](auto column) { return !cells[index_of(column)].empty(); });
}

/// Returns one player's cells, from the sheet's own JSON.
Cells cells_of(GroupGame const& game, std::size_t game_number, json::object const& sheet, std::size_t seat) {
  auto const& player = sheet.at("players").at(seat).as_object();
  auto const total = codec::scores(game.entry.sheet).of(seat_at(static_cast<int>(seat))).total;
  auto const& rules = sheet.at("rules").as_object();
  auto const* const excluded = player.if_contains("excluded");
  return {std::to_string(game_number),
          game.entry.date,
          game.entry.place,
          game.entry.note,
          std::string(sheet.at("edition").as_string()),
          rules.empty() ? std::string{} : json::serialize(rules),
          std::string(player.at("name").as_string()),
          std::to_string(total.points()),
          words(player.if_contains("quartets")),
          words(player.if_contains("pedigrees")),
          number(player.if_contains("rats")),
          excluded == nullptr ? std::string{} : std::string(excluded->as_string()),
          player.contains("bonus") ? "yes" : "",
          number(player.if_contains("money"))};
}

/// The import takes zero points without cards for no cards if another line of the game has cards, and for
/// just points otherwise. This marks the zeros accordingly.
void mark_zeros(std::vector<Cells>& lines, codec::ScoreSheet const& sheet) {
  bool const has_cards = std::ranges::any_of(lines, has_card_cells);
  bool has_only_points = true;
  for (auto const seat : seats_of(sheet.cards.seats))
    has_only_points = has_only_points && sheet.only_points(seat);
  for (std::size_t seat = 0; seat < lines.size(); ++seat) {
    auto& cells = lines[seat];
    auto& quartets = cell_of(cells, CsvColumn::quartets);
    auto const& points = sheet.points[seat_at(static_cast<int>(seat))];
    if (points && *points == 0 && !has_only_points) quartets = kUnknownCards;
    if (!points && !has_cards) quartets = kNoCards;
  }
}

std::string lines_of(GroupGame const& game, std::size_t game_number) {
  auto const sheet = codec::to_json(game.entry.sheet);
  std::vector<Cells> lines;
  for (std::size_t seat = 0; seat < game.entry.sheet.players.size(); ++seat)
    lines.push_back(cells_of(game, game_number, sheet, seat));
  mark_zeros(lines, game.entry.sheet);
  std::string text;
  for (auto const& cells : lines) {
    std::string line;
    for (auto const& written : cells) line += (line.empty() ? "" : ",") + cell(written);
    text += line + "\r\n";
  }
  return text;
}

}  // namespace

std::string csv_of(std::vector<GroupGame> const& games) {
  std::string text(kByteOrderMark);
  for (auto const heading : kCsvHeadings)
    text += (heading == kCsvHeadings.front() ? "" : ",") + std::string(heading);
  text += "\r\n";
  // The ids of games differ between groups: with them, an export would change by an import.
  for (std::size_t i = 0; i < games.size(); ++i) text += lines_of(games[i], i + 1);
  return text;
}

}  // namespace kuhhandel::groups
