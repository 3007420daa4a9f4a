// Access to the database rows of one group, and to its cached statistics.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>

#include "groups/statistics/statistics_cache.h"

namespace kuhhandel::groups {

enum class GroupId : std::int64_t {};

class GroupStore {
 public:
  /// Both must outlive this object.
  GroupStore(SQLite::Database& database, StatisticsCache& cache, GroupId group)
      : database_(database), cache_(cache), group_(group) {}

  GroupId group() const { return group_; }
  /// For changes with several statements.
  SQLite::Database& database() const { return database_; }
  /// Binds the group to the first parameter.
  SQLite::Statement statement(std::string const& sql) const;

  /// Call after every write: invalidates the cached statistics.
  void changed() const;
  /// Adds to the stored size of the group's games; negative if it shrinks.
  void grow(std::int64_t bytes) const;
  /// Returns the stored size of the group's games in bytes.
  std::int64_t bytes() const;

  /// Returns the statistics of all years or of one; calls `compute` if they are not cached.
  template <class Compute>
  std::string cached_statistics(std::optional<int> year, Compute const& compute) const {
    auto const now = version();
    if (auto const* const known = cache_.find(now, year)) return *known;
    auto text = compute();
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
