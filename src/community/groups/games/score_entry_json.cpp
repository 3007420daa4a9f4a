#include "groups/games/score_entry_json.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <chrono>
#include <limits>

#include "codec/text/parse.h"
#include "codec/text/written_text.h"
#include "groups/games/score_entry_shapes.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostPlayersAtFirst = 30;
constexpr json::string_view kFormat = "kuhhandel-group";
constexpr int kVersion = 1;

int number_in(std::string_view text, std::size_t from, std::size_t length) {
  int number = -1;
  auto const part = text.substr(std::min(from, text.size()), length);
  auto const [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
  return error == std::errc{} && end == part.data() + length ? number : -1;
}

/// A request body is parsed strictly: unknown members are refused.
struct Body {
  static constexpr bool is_strict = true;
};

/// Refuses other JSON and later versions before the fields: a later version may have more of them.
void check_format(codec::Fields const& file) {
  auto const format = file.optional("format");
  if (!format.is_text() || format.text(80) != std::string_view(kFormat))
    file.whole().refuse("This JSON is no export of a score pad; its \"format\" must be \"kuhhandel-group\"");
  auto const version = file.required("version");
  if (version.whole(1, std::numeric_limits<int>::max()) > kVersion)
    version.refuse("this export was made by a newer version of the program; update this one first");
}

/// The elements are not parsed yet.
std::expected<json::array, codec::FormatError> listed_in(json::value file) {
  auto const sound = codec::read_document(file, {}, [](codec::Field const& root) {
    check_format(root.fields_of_any_name());
    auto const fields = root.fields({"format", "version", "name", "games"});
    codec::read_player_name(fields.optional("name"));
    fields.required("games").list(0, kMaxGroupGames);
    return true;
  });
  if (!sound) return std::unexpected(sound.error());
  return std::move(file.at("games").as_array());
}

}  // namespace

/// Reads a calendar day, 2026-11-21.
std::string read_date(codec::Field const& field) {
  auto const text = field.text(10);
  if (!field.is_text()) return {};
  namespace chrono = std::chrono;
  auto const year = number_in(text, 0, 4);
  auto const month = number_in(text, 5, 2);
  auto const day = number_in(text, 8, 2);
  bool const shaped = text.size() == 10 && text[4] == '-' && text[7] == '-' && month > 0 && day > 0;
  chrono::year_month_day const date{chrono::year{year}, chrono::month{static_cast<unsigned>(month)},
                                    chrono::day{static_cast<unsigned>(day)}};
  if (!shaped || !date.ok() || year < 1900 || year > 2199) field.refuse("must be a day such as 2026-11-21");
  return std::string(text);
}

std::vector<std::string> read_first_players(codec::Field const& field) {
  std::vector<std::string> players;
  for (auto const& item : field.list(0, kMostPlayersAtFirst)) {
    auto name = codec::read_player_name(item);
    if (std::ranges::find(players, name) != players.end()) item.refuse("two players are called " + name);
    players.push_back(std::move(name));
  }
  return players;
}

ScoreEntry read_score_entry(codec::Field const& field) {
  return codec::KindOf<ScoreEntry>::read(field, Body{});
}

json::object to_json(ScoreEntry const& entry) { return codec::object_of(entry, codec::NoEdition{}); }

std::expected<NewGroup, codec::FormatError> read_new_group(std::string_view body) {
  auto const document = codec::parse(body);
  if (!document) return std::unexpected(document.error());
  return codec::read_document(
      *document, {}, [](codec::Field const& root) { return codec::KindOf<NewGroup>::read(root, Body{}); });
}

std::expected<std::vector<ScoreEntry>, codec::FormatError> games_in(json::value file) {
  auto const games = listed_in(std::move(file));
  if (!games) return std::unexpected(games.error());
  std::vector<ScoreEntry> all;
  for (std::size_t i = 0; i < games->size(); ++i) {
    auto game = codec::read_document((*games)[i], "games[" + std::to_string(i) + "]", read_score_entry);
    if (!game) return std::unexpected(game.error());
    all.push_back(*std::move(game));
  }
  return all;
}

std::string group_file_text(std::string_view name, std::vector<GroupGame> const& games) {
  json::array list;
  for (auto const& game : games) list.push_back(to_json(game.entry));
  return json::serialize(json::object{{"format", kFormat},
                                      {"version", kVersion},
                                      {"name", json::string_view(name)},
                                      {"games", std::move(list)}});
}

}  // namespace kuhhandel::groups
