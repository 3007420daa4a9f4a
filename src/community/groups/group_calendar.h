// The key of a group's calendar: it reads the evenings and nothing else, since calendar programs keep it in
// an address. It follows from the players' key, and another takes its place whenever they want.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

class GroupCalendar {
 public:
  explicit GroupCalendar(GroupStore const& store) : store_(store) {}

  /// By the key of those who play; none where the calendar is closed.
  std::optional<std::string> key(std::string_view players_key) const;
  /// From now on there is a key, and none of before opens anything.
  void renew(std::string_view players_key);
  void close();
  /// What its evenings are called by, whatever the key: letters and digits.
  std::string uid_prefix() const;

 private:
  int number() const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
