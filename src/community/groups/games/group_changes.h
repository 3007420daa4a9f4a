// The latest changes of a group's games, with undo data.
#pragma once

#include <cstdint>
#include <optional>

#include "groups/games/group_row.h"
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

  /// Returns nullopt if nothing has changed, or too long ago.
  std::optional<GroupChange> latest() const;
  /// Returns the game before that change; nullopt if the change added it.
  std::optional<GroupRow> before(GroupChange const& change) const;
  /// Returns the highest id of a changed game; 0 if there is none.
  int highest_game() const;

  void add(GroupChange::Kind kind, int game, std::optional<GroupRow> const& before);
  /// Call when the change was undone.
  void remove(GroupChange const& change);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
