// The stored games of a group.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "groups/games/group_row.h"
#include "groups/games/prepared_games.h"
#include "groups/games/score_entry.h"
#include "groups/group_players.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"
#include "groups/statistics/statistics.h"

namespace kuhhandel::groups {

/// Inserts games one after the other, with one prepared statement for the thousands of a file.
class GameInsertion {
 public:
  explicit GameInsertion(GroupStore const& store);

  /// `online` is the game's table and number, or empty.
  void put(int id, PreparedGame const& game, std::string const& online);

 private:
  GroupStore store_;
  SQLite::Statement statement_;
};

class GroupGames {
 public:
  explicit GroupGames(GroupStore const& store) : store_(store) {}

  static constexpr int kPageSize = 50;
  /// Includes games of a running import.
  int count() const;
  /// Excludes them, as do all functions below unless noted.
  int visible_count() const;
  /// Returns a page of games, newest first; `page` from 0.
  std::vector<GroupGame> page(int page) const;
  /// Returns all games, oldest first.
  std::vector<GroupGame> all() const;
  std::expected<GroupGame, GroupRefusal> find(int game) const;
  /// Returns the input of the statistics, oldest first.
  PlayedGames played() const;

  std::optional<GroupRow> row(int game) const;
  /// Returns true if the player took part in a game, including those of a running import.
  bool has_player(int player) const;
  /// Returns true if both players took part in the same game.
  bool has_both(int one, int other) const;
  /// Includes games of a running import; 0 if there is none.
  int highest_id() const;
  Fingerprints fingerprints() const;

  void put(GroupRow const& row);
  void remove(int game);

 private:
  int counted_in(std::string const& table) const;
  std::vector<GroupGame> read_all(SQLite::Statement& query) const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
