// Statistics as they were last told, kept until their group changes: a link that goes round is opened many
// times between two games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace kuhhandel::groups {

/// A group as it was after so many changes.
struct GroupVersion {
  std::int64_t group;
  std::int64_t changes;
};

/// A cache bounded in bytes: the texts that were used least recently go first.
class StatisticsCache {
 public:
  static constexpr std::size_t kMaxBytes = std::size_t{16} * 1024 * 1024;
  /// What an entry takes besides its text, about.
  static constexpr std::size_t kBytesOfEntry = 256;

  explicit StatisticsCache(std::size_t most_bytes = kMaxBytes) : max_bytes_(most_bytes) {}

  /// Of all years or of one; null where it has to be reckoned again.
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
  std::list<Key> uses_;  // the latest first
};

}  // namespace kuhhandel::groups
