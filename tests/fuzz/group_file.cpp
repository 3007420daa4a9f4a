// Files of a group's games: JSON, and tables of spreadsheets in any encoding.
#include <boost/json/serialize.hpp>
#include <cstddef>

#include "codec/text/parse.h"
#include "groups/csv/csv.h"
#include "groups/csv/games_file.h"
#include "groups/games/score_entry_json.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto const text = text_of(bytes, size);
  static_cast<void>(groups::read_new_group(text));
  auto const file = groups::read_games_file(text, groups::FileKind::csv);
  if (!file) {
    promise(!codec::text_of(file.error().error).empty());
    return 0;
  }
  std::vector<groups::GroupGame> games;
  for (auto const& game : file->games) {
    // Stored groups must be readable, or the group could not be opened any more.
    auto const kept = codec::parse(boost::json::serialize(groups::to_json(game)));
    promise(kept.has_value() && *kept == groups::to_json(game));
    promise(codec::read_document(*kept, "game", [](codec::Field const& field) {
              return groups::read_score_entry(field);
            }).has_value());
    games.push_back({.id = static_cast<int>(games.size()) + 1, .entry = game, .online = {}});
  }
  auto const table = groups::csv_of(games);
  auto const again = groups::read_games_file(table, groups::FileKind::csv);
  promise(again.has_value() && again->games.size() == file->games.size());
  for (std::size_t i = 0; i < file->games.size(); ++i)
    promise(groups::to_json(again->games[i]) == groups::to_json(file->games[i]));
  return 0;
}
