// The players of a group, as the database has them.
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

  /// In the order in which they came.
  std::vector<GroupPlayer> all() const;
  /// By their ids; empty where nobody has that id. Who was merged is called as the one they now are.
  std::vector<std::string> names() const;

  /// Gives the new player's id.
  std::expected<int, GroupRefusal> add(std::string const& name);
  /// The ids of these names; who is not known becomes a player.
  std::expected<std::vector<int>, GroupRefusal> add_missing(std::vector<std::string> const& names);
  std::expected<void, GroupRefusal> rename(int player, std::string const& name);
  /// Those who were merged into that player are forgotten too.
  std::expected<void, GroupRefusal> remove(int player);

  /// Who was merged, and into whom: nobody of the latter was merged themselves.
  std::map<int, int> merged() const;
  /// Whether these are all different people, those who were merged among them.
  bool are_different(std::vector<int> players) const;
  /// From now on `player` is `into`, two different players, in all games, and their name is free.
  void merge(int player, int into);

 private:
  GroupStore store_;
};

}  // namespace kuhhandel::groups
