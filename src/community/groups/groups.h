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
#include "groups/statistics_cache.h"
#include "table/instant.h"

namespace kuhhandel::groups {

/// What a key opens.
struct GroupAccess {
  Group group;
  bool may_edit;
  GroupStore store;  // for what else belongs to it
};

/// For how long a group is kept that nobody uses, in days on which the server runs.
struct GroupRetention {
  std::chrono::days idle{730};
  /// If nobody has come back after the day on which it was made.
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
  /// In `folder`/kuhhandel.db, where its tables are made or carried up to this version.
  explicit Groups(std::filesystem::path const& folder);

  /// In the database that tables are written to (store/database.h): what happens in one turn becomes durable
  /// as one.
  explicit Groups(SQLite::Database& shared);

  void make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
            table::Instant now);
  /// Takes back the files that were coming in when the server ended.
  void rollback_imports();

  /// The group is used: it is kept for longer from now on. Writes at most once a day.
  void touch(GroupId group);
  /// Groups that nobody has used for too long, at most `most`.
  std::vector<GroupId> expired(GroupRetention const& keeping, int most);
  /// False if there is no such group.
  bool erase(GroupId group);
  /// The largest first.
  std::vector<KnownGroup> all();

  /// Takes away some games of groups that were erased; whether there are more.
  bool collect_garbage();

  /// None where no group has that key. The groups must outlive what is opened.
  std::optional<GroupAccess> open(std::string_view key);

  /// Where the evenings are that the key of a calendar shows.
  std::optional<GroupStore> open_calendar(std::string_view key);

  /// Finished games of this table are entered by themselves from now on, unless the group is gone.
  void link_table(std::string const& table, GroupId group);
  /// The table is gone.
  void unlink_table(std::string const& table);
  /// The numbers of the table's games that its group has.
  std::vector<int> games_of(std::string const& table);
  /// Enters the table's game of that number, once, where the table belongs to a group.
  void add_online_game(std::string const& table, int number, ScoreEntry const& entry);

 private:
  GroupStore store_of(GroupId group) { return {database_, cache_, group}; }
  Group of(GroupId group) { return Group(store_of(group)); }

  std::optional<SQLite::Database> own_database_;
  SQLite::Database& database_;
  StatisticsCache cache_;
};

}  // namespace kuhhandel::groups
