// Statistics as they were last told, kept until their group changes: a link that goes round is opened many
// times between two games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace kuhhandel::groups {

/// A group as it was after so many changes.
struct GroupMoment {
  std::int64_t group;
  std::int64_t changes;
};

class Reckoned {
 public:
  /// Of all years or of one; null where it has to be reckoned again.
  std::string const* find(GroupMoment moment, std::optional<int> year) const;
  void keep(GroupMoment moment, std::optional<int> year, std::string text);

 private:
  static constexpr std::size_t kMostGroups = 200;
  static constexpr std::size_t kMostYears = 20;

  struct Kept {
    std::int64_t changes = 0;
    std::map<std::optional<int>, std::string> by_year;
  };

  std::map<std::int64_t, Kept> kept_;
};

}  // namespace kuhhandel::groups
