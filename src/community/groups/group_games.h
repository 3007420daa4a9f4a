// The games of a group, as the database has them.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "groups/group_players.h"
#include "groups/group_refusal.h"
#include "groups/group_row.h"
#include "groups/group_store.h"
#include "groups/prepared_games.h"
#include "groups/score_entry.h"
#include "groups/statistics.h"

namespace kuhhandel::groups {

/// Writes games, one after the other: ten thousand of a file by one statement.
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
  /// With those of a file that still comes in.
  int count() const;
  /// Without them, as everywhere below.
  int visible_count() const;
  /// The newest first; `page` from 0.
  std::vector<GroupGame> page(int page) const;
  /// The oldest first.
  std::vector<GroupGame> all() const;
  std::expected<GroupGame, GroupRefusal> find(int game) const;
  /// What the statistics are reckoned from, the oldest first.
  PlayedGames played() const;

  std::optional<GroupRow> row(int game) const;
  /// Whether that player was in one of them, or of a file that still comes in.
  bool has_player(int player) const;
  /// Whether these two were in one of them together.
  bool has_both(int one, int other) const;
  /// Of those too; 0 where there is none.
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
