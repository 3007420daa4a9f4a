// Where the rows of one group are, and what was reckoned from them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>

#include "groups/statistics_cache.h"

namespace kuhhandel::groups {

enum class GroupId : std::int64_t {};

class GroupStore {
 public:
  /// Both must outlive it.
  GroupStore(SQLite::Database& database, StatisticsCache& reckoned, GroupId group)
      : database_(database), cache_(reckoned), group_(group) {}

  GroupId group() const { return group_; }
  /// For a change that takes several statements.
  SQLite::Database& database() const { return database_; }
  /// The group is bound to its first parameter.
  SQLite::Statement statement(std::string const& sql) const;

  /// To be said whenever something is written: what was reckoned before no longer holds.
  void changed() const;
  /// What the games of the group take up has grown by so many bytes, or shrunk.
  void grow(std::int64_t bytes) const;
  /// What they take up.
  std::int64_t bytes() const;

  /// Statistics of all years or of one, by `reckon` where they have to be reckoned.
  template <class Reckon>
  std::string cached_statistics(std::optional<int> year, Reckon const& reckon) const {
    auto const now = version();
    if (auto const* const known = cache_.find(now, year)) return *known;
    auto text = reckon();
    cache_.store(now, year, text);
    return text;
  }

 private:
  std::int64_t number() const { return static_cast<std::int64_t>(group_); }
  GroupVersion version() const;

  SQLite::Database& database_;
  StatisticsCache& cache_;
  GroupId group_;
};

}  // namespace kuhhandel::groups
