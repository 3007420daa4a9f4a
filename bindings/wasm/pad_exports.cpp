// The score pad of a device: scores sheets, reads games and files, and computes statistics with the code of a
// server's groups (groups/). The client stores all data; the module stores none. Texts are UTF-8; the caller
// writes its own into the space that `make_space` returns. Calls answer with JSON, or a table, and return 1
// for a result, 0 for an error.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value_from.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/wasm/module_text.h"
#include "codec/score_sheet.h"
#include "codec/text/written_text.h"
#include "groups/csv/csv.h"
#include "groups/csv/games_file.h"
#include "groups/games/score_entry_json.h"
#include "groups/statistics/results.h"
#include "groups/statistics/statistics.h"
#include "groups/statistics_json.h"

namespace kuhhandel::bindings {
namespace {

namespace json = boost::json;

int number_in(codec::Field const& field) { return static_cast<int>(field.whole(1, INT32_MAX)); }

std::vector<groups::GroupPlayer> read_players(codec::Field const& field) {
  std::vector<groups::GroupPlayer> players;
  for (auto const& item : field.list(0, groups::kMaxGroupPlayers)) {
    auto const fields = item.fields({"id", "name"});
    players.push_back({number_in(fields.required("id")), codec::read_player_name(fields.required("name"))});
  }
  return players;
}

/// Returns the players' ids by seat; refuses a name that is not among them.
std::vector<int> ids_of(codec::ScoreSheet const& sheet, std::vector<groups::GroupPlayer> const& players,
                        codec::Field const& game) {
  std::vector<int> ids;
  for (auto const& name : sheet.players) {
    auto const found = std::ranges::find(players, name, &groups::GroupPlayer::name);
    if (found == players.end()) game.refuse(name + " is not a player of the group");
    ids.push_back(found == players.end() ? 0 : found->id);
  }
  return ids;
}

groups::PlayedGame read_played(codec::Field const& field, std::vector<groups::GroupPlayer> const& players) {
  auto const fields = field.fields({"id", "written"});
  auto const id = number_in(fields.required("id"));
  auto const written = groups::read_score_entry(fields.required("written"));
  auto const ids = ids_of(written.sheet, players, field);
  if (!field.sound()) return {};
  return {.id = id,
          .date = written.date,
          .edition = std::string(written.sheet.edition.id.text()),
          .results = groups::results_from(groups::results_text(written.sheet, ids))};
}

/// A device's group: its players and its games, oldest first.
struct PadOfDevice {
  std::vector<groups::GroupPlayer> players;
  groups::PlayedGames played;
};

PadOfDevice read_pad(codec::Field const& root) {
  auto const fields = root.fields({"players", "games"});
  PadOfDevice pad{.players = read_players(fields.required("players")),
                  .played = {.animals = groups::animals_of_results(), .games = {}}};
  for (auto const& game : fields.required("games").list(0, groups::kMaxGroupGames))
    pad.played.games.push_back(read_played(game, pad.players));
  return pad;
}

}  // namespace

/// Answers with a scored score sheet.
KUHHANDEL_EXPORT("score") bool score(std::size_t size) {
  auto const sheet = codec::score_sheet_from_text(input_text(size));
  if (!sheet) return refuse(sheet.error());
  return answer(codec::scored_to_json(*sheet));
}

/// Answers with a new group, its name and its players, in the form for storage.
KUHHANDEL_EXPORT("read_group") bool read_group(std::size_t size) {
  auto const group = groups::read_new_group(input_text(size));
  if (!group) return refuse(group.error());
  return answer(json::object{{"name", group->name}, {"players", json::value_from(group->players)}});
}

/// Answers with a written game, in the form for storage.
KUHHANDEL_EXPORT("read_game") bool read_game(std::size_t size) {
  auto const game = read_input(size, {}, groups::read_score_entry);
  if (!game) return refuse(game.error());
  return answer(groups::to_json(*game));
}

/// Answers with the games of a file, JSON or a table, in the form for storage, and with its encoding;
/// otherwise with {"message","field","problems"}.
KUHHANDEL_EXPORT("read_file") bool read_file(std::size_t size) {
  auto const file = groups::read_games_file(input_text(size), groups::FileKind::csv);
  if (file) return answer(groups::to_json(*file));
  answer(groups::to_json(file.error()));
  return false;
}

/// Answers with the table for spreadsheets that is made of a group's file.
KUHHANDEL_EXPORT("table") bool table(std::size_t size) {
  auto document = codec::parse(input_text(size));
  if (!document) return refuse(document.error());
  auto const games = groups::games_in(*std::move(document));
  if (!games) return refuse(games.error());
  std::vector<groups::GroupGame> numbered;
  for (auto const& game : *games) numbered.push_back({static_cast<int>(numbered.size()) + 1, game, {}});
  return return_text(groups::csv_of(numbered));
}

/// Answers with the statistics of {"players","games":[{"id","written"}]}, oldest first, of one year or of all
/// (0).
KUHHANDEL_EXPORT("statistics") bool statistics(int year, std::size_t size) {
  auto const pad = read_input(size, {}, read_pad, codec::Reading::Source::store);
  if (!pad) return refuse(pad.error());
  auto const only_year = year == 0 ? std::nullopt : std::optional(year);
  return return_text(groups::statistics_text(groups::statistics_of(pad->played, only_year), pad->players));
}

}  // namespace kuhhandel::bindings
