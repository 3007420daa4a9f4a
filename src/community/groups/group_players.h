// The stored players of a group.
#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include "groups/group_player.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

class GroupPlayers {
 public:
  explicit GroupPlayers(GroupStore const& store) : store_(store) {}

  /// In the order in which they were added. Names that an older version stored with other blanks are in the
  /// form of codec::player_name(), unless two players would have the same.
  std::vector<GroupPlayer> all() const;
  /// Returns names by id; empty for an unused id. A merged player has the name of the one they were merged
  /// into.
  std::vector<std::string> names() const;

  /// Returns the new player's id.
  std::expected<int, GroupRefusal> add(std::string const& name);
  /// Returns the ids of these names; adds unknown players.
  std::expected<std::vector<int>, GroupRefusal> add_missing(std::vector<std::string> const& names);
  std::expected<void, GroupRefusal> rename(int player, std::string const& name);
  /// Also removes players who were merged into that player.
  std::expected<void, GroupRefusal> remove(int player);

  /// Returns merged players with their targets, which are never merged themselves.
  std::map<int, int> merged() const;
  /// Returns true if these are all different people, after merges.
  bool are_different(std::vector<int> players) const;
  /// Merges `player` into `into`, a different player, in all games; the name becomes available again.
  void merge(int player, int into);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
