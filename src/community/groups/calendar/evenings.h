// The next planned evening of a group; at most one at a time.
#pragma once

#include <optional>
#include <string>

#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

struct Evening {
  int number;              // within the group, from 1; unchanged if the evening is moved
  int changes;             // number of times it was moved
  table::Instant at;       // start
  std::string place;       // may be empty
  table::Instant planned;  // when it was planned or last moved
};

class GroupEvenings {
 public:
  explicit GroupEvenings(GroupStore const& store) : store_(store) {}

  /// An evening stays the next one until this long after its start.
  static constexpr std::chrono::hours kDuration{12};

  std::optional<Evening> next(table::Instant now) const;
  /// Plans the next evening, or moves it if there is one.
  void plan(table::Instant at, std::string const& place, table::Instant now);
  /// Returns false if there was none.
  bool cancel(table::Instant now);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
