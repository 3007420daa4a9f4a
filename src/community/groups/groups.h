// The groups of a server, in the same database file as its tables.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/group.h"
#include "groups/statistics/statistics_cache.h"
#include "table/instant.h"

namespace kuhhandel::groups {

/// A group as opened by a key.
struct GroupAccess {
  Group group;
  bool may_edit;
  GroupStore store;  // for related data
};

/// Retention periods of unused groups, in days on which the server runs.
struct GroupRetention {
  std::chrono::days idle{730};
  /// If nobody has returned after the day of its creation.
  std::chrono::days unvisited{30};
};

/// A group, for the operator.
struct KnownGroup {
  GroupId id;
  std::string name;
  int players;
  int games;
  std::int64_t bytes;
  std::int64_t idle_days;
};

class Groups {
 public:
  /// Uses `folder`/kuhhandel.db; creates or migrates its tables.
  explicit Groups(std::filesystem::path const& folder);

  /// Uses the database of the game tables (store/database.h): all changes of one batch become durable
  /// together.
  explicit Groups(SQLite::Database& shared);

  void make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
            table::Instant now);
  /// Rolls back imports that were running when the server ended.
  void rollback_imports();

  /// Restarts the group's retention period. Writes at most once a day.
  void touch(GroupId group);
  /// Returns at most `most` groups whose retention period has ended.
  std::vector<GroupId> expired(GroupRetention const& keeping, int most);
  /// Returns false if there is no such group.
  bool erase(GroupId group);
  /// Returns the largest group first.
  std::vector<KnownGroup> all();

  /// Deletes some games of deleted groups. Returns true if there are more.
  bool collect_garbage();

  /// Returns nullopt if no group has that key. This object must outlive the result.
  std::optional<GroupAccess> open(std::string_view key);

  /// Returns the group whose evenings a calendar's key may show.
  std::optional<GroupStore> open_calendar(std::string_view key);

  /// Finished games of this table will be added automatically, while the group exists.
  void link_table(std::string const& table, GroupId group);
  /// Call when the table is deleted.
  void unlink_table(std::string const& table);
  /// Returns the numbers of the table's games that its group has.
  std::vector<int> games_of(std::string const& table);
  /// Adds the table's game of that number, once, if the table is linked to a group.
  void add_online_game(std::string const& table, int number, ScoreEntry const& entry);

 private:
  GroupStore store_of(GroupId group) { return {database_, cache_, group}; }
  Group of(GroupId group) { return Group(store_of(group)); }

  std::optional<SQLite::Database> own_database_;
  SQLite::Database& database_;
  StatisticsCache cache_;
};

}  // namespace kuhhandel::groups
