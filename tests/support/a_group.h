// For the tests of groups: evenings of a circle of players, in few words.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codec/score_sheet.h"
#include "groups/games/score_entry.h"
#include "groups/games/score_entry_json.h"
#include "groups/groups.h"
#include "store/database.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// A sheet of the second edition on which only points stand: `points({{"Anna", 500}, {"Ben", 90}, …})`.
inline codec::ScoreSheet points(std::vector<std::pair<std::string, int>> const& players) {
  codec::ScoreSheet sheet;
  sheet.edition = second();
  sheet.cards.seats = static_cast<std::uint8_t>(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    sheet.players.push_back(players[i].first);
    sheet.points[seat_at(static_cast<int>(i))] = Money::of(players[i].second);
  }
  return sheet;
}

inline groups::ScoreEntry evening(std::string date, std::vector<std::pair<std::string, int>> const& players) {
  return {.date = std::move(date), .place = "Oma's", .note = {}, .sheet = points(players)};
}

inline groups::ScoreEntry sunday(int anna = 500) {
  return evening("2026-11-21", {{"Anna", anna}, {"Ben", 90}, {"Cleo", 160}});
}

inline constexpr auto kKey = "a-key-of-twenty-four-ab";

/// A group on disk, of Anna and Ben.
struct Sundays {
  ThrowawayFolder folder;
  groups::Groups groups{folder.path()};
  groups::Group group = made();

  groups::Group made() {
    groups.make("Sundays", {"Anna", "Ben"}, kKey, table::Instant{1});
    return groups.open(kKey)->group;
  }
  std::expected<groups::Imported, groups::GroupRefusal> import(std::vector<groups::ScoreEntry> const& games) {
    std::set<std::string> names;
    for (auto const& game : games) names.insert(game.sheet.players.begin(), game.sheet.players.end());
    auto const numbers = group.begin_import({names.begin(), names.end()}, static_cast<int>(games.size()));
    if (!numbers) return std::unexpected(numbers.error());
    groups::PreparedGames ready(group.players().all(), group.games().fingerprints());
    for (auto const& game : games) ready.add(game);
    group.imports().add(*numbers, numbers->first, ready.games());
    group.imports().finish(*numbers);
    return groups::Imported{.added = static_cast<int>(ready.games().size()), .known = ready.known()};
  }
  std::string all() const { return groups::group_file_text("", group.games().all()); }
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (auto const& player : group.players().all()) names.push_back(player.name);
    return names;
  }
};

/// A new store for the rows of a group, which contains only the group itself.
struct AnEmptyStore {
  AnEmptyStore() {
    database.exec("INSERT INTO groups (id, key_hash, share_hash, name, made) VALUES (1, 'k', 's', '', 0)");
  }

  ThrowawayFolder folder;
  SQLite::Database database = store::open_database(folder.path());
  groups::StatisticsCache statistics_cache;
  groups::GroupStore store{database, statistics_cache, groups::GroupId{1}};
};

}  // namespace kuhhandel
