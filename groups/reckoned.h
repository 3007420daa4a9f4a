// Statistics as they were last told, kept until their group changes: a link that goes round is opened many
// times between two games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace kuhhandel::groups {

class Reckoned {
 public:
  /// Of the group with that number, of all years or of one; null where it has to be reckoned again.
  std::string const* find(std::int64_t group, std::optional<int> year) const;
  std::string const& keep(std::int64_t group, std::optional<int> year, std::string text);
  void forget(std::int64_t group);

 private:
  static constexpr std::size_t kMostGroups = 200;
  static constexpr std::size_t kMostYears = 20;

  std::map<std::int64_t, std::map<std::optional<int>, std::string>> kept_;
};

}  // namespace kuhhandel::groups
