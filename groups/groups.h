// The groups of a server, in the same database file as its tables. Every function that changes something does
// it wholly or not at all, and is on disk when it returns.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/Savepoint.h>

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "groups/group.h"
#include "groups/group_row.h"
#include "groups/ready_games.h"
#include "groups/reckoned.h"
#include "groups/statistics.h"
#include "keys/token.h"
#include "table/instant.h"

namespace kuhhandel {

enum class GroupId : std::int64_t {};

/// As the database has it.
constexpr std::int64_t number_of(GroupId group) { return static_cast<std::int64_t>(group); }

/// What a key opens.
struct GroupAccess {
  GroupId group;
  bool may_edit;
};

/// What an import brought; games that were there already are not added again.
struct Imported {
  int added = 0;
  int known = 0;
};

class Groups {
 public:
  /// In `folder`/kuhhandel.db, where its tables are made or carried up to this version.
  explicit Groups(std::filesystem::path const& folder);

  /// In the database that tables are written to: what happens in one turn becomes durable as one.
  explicit Groups(SQLite::Database& shared);

  void make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
            Instant now);
  std::optional<GroupAccess> open(std::string_view key);
  std::string name(GroupId group);
  void rename(GroupId group, std::string const& name);
  /// Everything of the group, for good.
  void erase(GroupId group);

  /// In the order in which they came.
  std::vector<GroupPlayer> players(GroupId group);
  std::expected<int, GroupRefusal> add_player(GroupId group, std::string const& name);
  std::expected<void, GroupRefusal> rename_player(GroupId group, int player, std::string const& name);
  std::expected<void, GroupRefusal> remove_player(GroupId group, int player);

  static constexpr int kGamesOnAPage = 50;
  int game_count(GroupId group);
  /// The newest first; `page` from 0.
  std::vector<GroupGame> games(GroupId group, int page);
  /// The oldest first.
  std::vector<GroupGame> all_games(GroupId group);
  std::expected<GroupGame, GroupRefusal> game(GroupId group, int game);

  /// Players of the sheet whom the group does not know become players of it. Gives the game's id.
  std::expected<int, GroupRefusal> add_game(GroupId group, GameNote const& written);
  std::expected<void, GroupRefusal> correct_game(GroupId group, int game, GameNote const& written);
  std::expected<void, GroupRefusal> delete_game(GroupId group, int game);

  /// None where nothing was changed, or so long ago that it is forgotten.
  std::optional<GroupChange> latest_change(GroupId group);
  /// Takes back the latest change, which must be the one of that number.
  std::expected<void, GroupRefusal> undo(GroupId group, int number);

  /// They must fit the group.
  std::expected<Imported, GroupRefusal> import(GroupId group, ReadyGames const& ready);

  /// Finished games of this table are entered by themselves from now on.
  void link_table(std::string const& table, GroupId group);
  /// Enters the table's game of that number, once, where the table belongs to a group.
  void enter_online(std::string const& table, int number, GameNote const& written);

  /// What the statistics are reckoned from, the oldest game first.
  PlayedGames played_games(GroupId group);

  /// The statistics on the wire, of all years or of one; reckoned once after each change of the group.
  std::string const& statistics(GroupId group, std::optional<int> year);

 private:
  bool has_games(GroupId group, int player);
  std::vector<std::string> names(GroupId group);
  std::expected<std::vector<int>, GroupRefusal> player_ids(GroupId group, ScoreSheet const& sheet);
  std::optional<GroupRow> row(GroupId group, int game);
  int next_game(GroupId group);
  std::expected<int, GroupRefusal> put_new(GroupId group, GameNote const& written, std::string online);
  SQLite::Statement insertion();
  void put(GroupId group, GroupRow const& row);
  void put(SQLite::Statement& insertion, GroupId group, int id, ReadyGame const& game,
           std::string const& online);
  /// How often each game is there already, by what tells one from another.
  std::unordered_map<std::string, int> marks(GroupId group);
  void remove(GroupId group, int game);
  void note_change(GroupId group, GroupChange::Kind kind, int game, GroupRow const* before);
  std::vector<GroupGame> games_of(SQLite::Statement& query, GroupId group);

  std::optional<SQLite::Database> own_;
  SQLite::Database& database_;
  Reckoned reckoned_;
};

}  // namespace kuhhandel
