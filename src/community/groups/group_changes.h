// The latest changes of a group's games, each with what it takes to undo it.
#pragma once

#include <cstdint>
#include <optional>

#include "groups/group_row.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

struct GroupChange {
  enum class Kind : std::uint8_t { added, corrected, deleted };
  int number;
  Kind kind;
  int game;
};

class GroupChanges {
 public:
  explicit GroupChanges(GroupStore const& store) : store_(store) {}

  /// None where nothing was changed, or so long ago that it is forgotten.
  std::optional<GroupChange> latest() const;
  /// The game before that change; none where the change added it.
  std::optional<GroupRow> before(GroupChange const& change) const;
  /// Of the games that were changed; 0 where none was.
  int highest_game() const;

  void add(GroupChange::Kind kind, int game, std::optional<GroupRow> const& before);
  /// It was taken back.
  void remove(GroupChange const& change);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
