// Where the rows of one group are, and what was reckoned from them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>

#include "groups/reckoned.h"

namespace kuhhandel::groups {

enum class GroupId : std::int64_t {};

class GroupStore {
 public:
  /// Both must outlive it.
  GroupStore(SQLite::Database& database, Reckoned& reckoned, GroupId group)
      : database_(database), reckoned_(reckoned), group_(group) {}

  GroupId group() const { return group_; }
  /// For a change that takes several statements.
  SQLite::Database& database() const { return database_; }
  /// The group is bound to its first parameter.
  SQLite::Statement statement(std::string const& sql) const;

  /// To be said whenever something is written: what was reckoned before no longer holds.
  void changed() const;
  /// Statistics of all years or of one; null where they have to be reckoned.
  std::string const* reckoned(std::optional<int> year) const;
  std::string const& keep_reckoned(std::optional<int> year, std::string text) const;

 private:
  std::int64_t number() const { return static_cast<std::int64_t>(group_); }

  SQLite::Database& database_;
  Reckoned& reckoned_;
  GroupId group_;
};

}  // namespace kuhhandel::groups
