// The key of a group's calendar, which gives access only to the evenings, because calendar programs store it
// in a URL. Derived from the players' key; players can renew it at any time.
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

  /// Returns the calendar's key for the players' key; nullopt if the calendar is disabled.
  std::optional<std::string> key(std::string_view players_key) const;
  /// Enables the calendar with a new key; earlier keys become invalid.
  void renew(std::string_view players_key);
  void close();
  /// Returns the prefix of its events' UIDs, which does not depend on the key: letters and digits.
  std::string uid_prefix() const;

 private:
  int number() const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
