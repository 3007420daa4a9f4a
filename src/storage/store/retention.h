// What is kept no longer: the facts that a log left behind when it began anew, and tables that nobody has
// used for a long time. Time is counted in minutes in which a server ran on this data (runs.h), so that
// neither a clock that jumps nor a server that was off makes anything old.
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

/// For how long a table, or a group, is kept that nobody uses.
struct RetentionPeriods {
  std::chrono::days finished{365};  // where its game is over
  std::chrono::days idle{90};       // where none is, or one was left
  std::chrono::days groups{730};
};

/// For how long the facts behind the beginning of a log are kept, for whoever looks for a fault.
inline constexpr std::chrono::minutes kGarbageGrace{60};

class Retention {
 public:
  /// `store` must outlive it.
  explicit Retention(Store& store) : staging_(store.staging()), database_(store.database()) {}

  /// Tables that are to be kept no longer, `most` at the most, those first that were used last the longest
  /// ago; of those alone that are `ours`.
  std::vector<std::string> expired(RetentionPeriods const& keeping, std::size_t most,
                                   std::function<bool(std::string const&)> const& ours);

  /// Deletes facts that nothing needs any more, `most` at the most; false where none is left.
  bool collect_garbage(int most);

 private:
  StagingLog& staging_;
  SQLite::Database& database_;
};

/// In bytes.
struct DiskUse {
  std::uint64_t database = 0;  // without the pages that are free to be written again
  std::uint64_t write_ahead_log = 0;
  std::optional<std::uint64_t> budget = {};     // nullopt: no limit
  std::optional<std::uint64_t> available = {};  // on the disk; nullopt if the system does not report it

  std::uint64_t in_use() const { return database + write_ahead_log; }
};

DiskUse disk_use(Store& store);

/// What the data takes up on the disk, in bytes; pages that are free to be written again do not count.
std::uint64_t bytes_in_use(Store& store);

/// Whether nothing new may begin for want of room, within the bounds that the store was given.
bool is_full(Store& store);

}  // namespace kuhhandel::store
