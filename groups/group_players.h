// The players of a group, as the database has them.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "groups/group_player.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

class GroupPlayers {
 public:
  explicit GroupPlayers(GroupStore const& store) : store_(store) {}

  /// In the order in which they came.
  std::vector<GroupPlayer> all() const;
  /// By their ids; empty where nobody has that id.
  std::vector<std::string> names() const;

  /// Gives the new player's id.
  std::expected<int, GroupRefusal> add(std::string const& name);
  /// The ids of these names; who is not known becomes a player.
  std::expected<std::vector<int>, GroupRefusal> take_up(std::vector<std::string> const& names);
  std::expected<void, GroupRefusal> rename(int player, std::string const& name);
  std::expected<void, GroupRefusal> remove(int player);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
