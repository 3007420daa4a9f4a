#include "groups/csv.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <map>

#include "codec/parse.h"
#include "codec/written_text.h"
#include "groups/csv_lines.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 14> kColumns{"game",  "date",     "place",  "note",     "edition",
                                                    "rules", "player",   "points", "quartets", "pedigrees",
                                                    "rats",  "excluded", "bonus",  "money"};
constexpr std::string_view kFormulaSigns = "=+-@";

constexpr auto kTooManyPlayers =
    "a game has at most 6 players; add a column \"game\" to separate games of one day";
constexpr auto kTooManyGames = "a group has at most 20000 games";
static_assert(kMaxSeats == 6 && kMaxGroupGames == 20'000);

std::string cell(std::string_view text) {
  std::string guarded(text);
  if (!text.empty() && kFormulaSigns.find(text.front()) != std::string_view::npos) guarded.insert(0, "'");
  if (guarded.find_first_of(",\"\n\r;") == std::string::npos) return guarded;
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

/// Returns one player's line, from the sheet's own JSON.
std::string line_of(GroupGame const& game, json::object const& sheet, std::size_t seat) {
  auto const& player = sheet.at("players").at(seat).as_object();
  auto const total = codec::scores(game.entry.sheet).of(seat_at(static_cast<int>(seat))).total;
  auto const& rules = sheet.at("rules").as_object();
  auto const* const excluded = player.if_contains("excluded");
  std::array<std::string, kColumns.size()> const cells{
      std::to_string(game.id),
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
  std::string line;
  for (auto const& text : cells) line += (line.empty() ? "" : ",") + cell(text);
  return line + "\r\n";
}

/// Spreadsheets write a byte order mark before UTF-8.
constexpr std::string_view kMark = "\xEF\xBB\xBF";

using Columns = std::map<std::string, std::size_t, std::less<>>;

/// A line with access to its cells by column names.
class Row {
 public:
  Row(Columns const& columns, Cells const& cells) : columns_(columns), cells_(cells) {}

  std::string text(std::string_view column) const {
    auto const found = columns_.find(column);
    if (found == columns_.end() || found->second >= cells_.size()) return {};
    auto const& text = cells_[found->second];
    bool const guarded =
        text.size() > 1 && text[0] == '\'' && kFormulaSigns.find(text[1]) != std::string::npos;
    return guarded ? text.substr(1) : text;
  }
  std::string game() const { return columns_.contains("game") ? text("game") : text("date"); }

 private:
  Columns const& columns_;
  Cells const& cells_;
};

/// Returns an integer if the text is one; otherwise the text, which the sheet's reader refuses with the
/// field's name.
json::value number_in(std::string const& text) {
  std::int64_t value = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return json::string(text);
  return value;
}

json::array words_in(std::string_view text) {
  json::array list;
  while (!text.empty()) {
    auto const end = std::min(text.find(' '), text.size());
    if (end > 0) list.push_back(json::string(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

json::object player_of(Row const& line) {
  json::object player{{"name", line.text("player")}};
  for (auto const* const list : {"quartets", "pedigrees"}) {
    if (auto const text = line.text(list); !text.empty()) player[list] = words_in(text);
  }
  for (auto const* const amount : {"rats", "money"}) {
    if (auto const text = line.text(amount); !text.empty()) player[amount] = number_in(text);
  }
  if (auto const text = line.text("excluded"); !text.empty()) player["excluded"] = text;
  if (!line.text("bonus").empty()) player["bonus"] = true;
  bool const no_cards = player.size() == 1;
  if (no_cards && !line.text("points").empty()) player["points"] = number_in(line.text("points"));
  return player;
}

json::object game_of(Row const& line) {
  auto const edition = line.text("edition");
  json::object sheet{{"edition", edition.empty() ? std::string("second") : edition},
                     {"players", json::array()}};
  if (auto const rules = line.text("rules"); !rules.empty()) {
    auto const read = codec::parse(rules);
    sheet["rules"] = read ? *read : json::value(rules);
  }
  return {{"date", line.text("date")},
          {"place", line.text("place")},
          {"note", line.text("note")},
          {"sheet", std::move(sheet)}};
}

/// Reads the header line.
std::expected<Columns, codec::FormatError> columns_of(CsvLines& lines) {
  auto const cells = lines.next();
  if (!cells) return std::unexpected(cells.error());
  if (cells->empty()) return std::unexpected(codec::FormatError{"line 1", "names no columns"});
  Columns columns;
  for (auto const& column : *cells) {
    if (std::ranges::find(kColumns, column) == kColumns.end())
      return std::unexpected(
          lines.error("\"" + column + "\" is not a column; columns are " + codec::list_of(kColumns)));
    columns.emplace(column, columns.size());
  }
  return columns;
}

}  // namespace

std::string csv_of(std::vector<GroupGame> const& games) {
  std::string text;
  for (auto const column : kColumns) text += (text.empty() ? "" : ",") + std::string(column);
  text += "\r\n";
  for (auto const& game : games) {
    auto const sheet = codec::to_json(game.entry.sheet);
    for (std::size_t seat = 0; seat < game.entry.sheet.players.size(); ++seat)
      text += line_of(game, sheet, seat);
  }
  return text;
}

std::expected<json::value, codec::FormatError> group_file_of_csv(std::string_view text) {
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  if (!codec::is_utf8(text))
    return std::unexpected(codec::FormatError{{}, "the table is not UTF-8; save it as \"CSV UTF-8\""});
  CsvLines lines(text);
  auto const columns = columns_of(lines);
  if (!columns) return std::unexpected(columns.error());
  json::array games;
  std::string latest;
  for (;;) {
    auto const cells = lines.next();
    if (!cells) return std::unexpected(cells.error());
    if (cells->empty()) break;
    Row const line(*columns, *cells);
    if (games.empty() || line.game() != latest) games.emplace_back(game_of(line));
    latest = line.game();
    auto& players = games.back().at("sheet").at("players").as_array();
    players.emplace_back(player_of(line));
    if (players.size() > kMaxSeats) return std::unexpected(lines.error(kTooManyPlayers));
    if (games.size() > kMaxGroupGames) return std::unexpected(lines.error(kTooManyGames));
  }
  return json::object{{"format", "kuhhandel-group"}, {"version", 1}, {"games", std::move(games)}};
}

}  // namespace kuhhandel::groups
