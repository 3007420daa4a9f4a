// The evening that a group plans next: one at a time.
#pragma once

#include <optional>
#include <string>

#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

struct Evening {
  int number;              // within the group, from 1; one that is moved keeps it
  int changes;             // how often it was moved
  table::Instant at;       // when it begins
  std::string place;       // may be empty
  table::Instant planned;  // when it was planned or moved
};

class GroupEvenings {
 public:
  explicit GroupEvenings(GroupStore const& store) : store_(store) {}

  /// An evening is the next one until it has lasted that long.
  static constexpr std::chrono::hours kDuration{12};

  std::optional<Evening> next(table::Instant now) const;
  /// Moves the next one, where there is one.
  void plan(table::Instant at, std::string const& place, table::Instant now);
  /// Whether there was one.
  bool cancel(table::Instant now);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
