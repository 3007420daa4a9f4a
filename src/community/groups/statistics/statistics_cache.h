// Cache of groups' statistics, valid until the group changes: a shared link is opened often between two
// games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::groups {

/// A group after that number of changes.
struct GroupVersion {
  std::int64_t group;
  std::int64_t changes;
};

/// Bounded in bytes; evicts the least recently used texts.
class StatisticsCache {
 public:
  static constexpr std::size_t kMaxBytes = std::size_t{16} * 1024 * 1024;
  /// Approximate size of an entry without its text.
  static constexpr std::size_t kBytesOfEntry = 256;

  explicit StatisticsCache(std::size_t most_bytes = kMaxBytes) : max_bytes_(most_bytes) {}

  /// Returns the statistics of all years or of one; nullptr if not cached.
  std::string const* find(GroupVersion moment, std::optional<int> year);
  void store(GroupVersion moment, std::optional<int> year, std::string text);

  std::size_t bytes() const { return bytes_; }

 private:
  using Key = std::pair<std::int64_t, std::optional<int>>;

  struct Entry {
    std::int64_t changes;
    std::string text;
    std::list<Key>::iterator use;
  };

  void remove(std::map<Key, Entry>::iterator entry);

  std::size_t max_bytes_;
  std::size_t bytes_ = 0;
  std::map<Key, Entry> entries_;
  std::list<Key> uses_;  // most recent first
};

}  // namespace kuhhandel::groups
