// Retention: finds tables that were unused for a long time, and deletes facts before a log's snapshot.
// Age is counted in minutes in which a server ran on this data (uptime_intervals.h), so that neither a clock
// jump nor downtime makes anything expire.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace kuhhandel::store {

/// Retention periods of unused tables and groups.
struct RetentionPeriods {
  std::chrono::days finished{365};  // tables with a finished game
  std::chrono::days idle{90};       // tables with no game or an unfinished one
  std::chrono::days groups{730};
};

/// How long facts before a log's snapshot are kept, for debugging.
inline constexpr std::chrono::minutes kGarbageGrace{60};

class Retention {
 public:
  /// `store` must outlive it.
  explicit Retention(Store& store) : staging_(store.staging()), database_(store.database()) {}

  /// Returns at most `most` expired tables for which `ours` is true, the least recently used first.
  std::vector<std::string> expired(RetentionPeriods const& keeping, std::size_t most,
                                   std::function<bool(std::string const&)> const& ours);

  /// Deletes at most `most` unneeded facts. Returns false if none is left.
  bool collect_garbage(int most);

 private:
  StagingLog& staging_;
  SQLite::Database& database_;
};

/// Disk use in bytes.
struct DiskUse {
  std::uint64_t database = 0;  // without free pages
  std::uint64_t write_ahead_log = 0;
  std::optional<std::uint64_t> budget = {};     // nullopt: no limit
  std::optional<std::uint64_t> available = {};  // on the disk; nullopt if the system does not report it

  std::uint64_t in_use() const { return database + write_ahead_log; }
};

DiskUse disk_use(Store& store);

/// Returns the size of the data on the disk in bytes, without free pages.
std::uint64_t bytes_in_use(Store& store);

/// Returns true if nothing new may begin, because the store's disk limits are reached.
bool is_full(Store& store);

/// Deletes the table's records except those with the given numbers. Throws SQLite::Exception if the disk
/// fails.
void remove_games_except(SQLite::Database& database, std::string const& table, std::vector<int> const& but);

}  // namespace kuhhandel::store
