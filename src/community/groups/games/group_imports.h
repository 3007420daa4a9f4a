// Import of games from a file in several steps; the games are visible only when it is complete. At most one
// import per group.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groups/games/prepared_games.h"
#include "groups/group_refusal.h"
#include "groups/group_store.h"

namespace kuhhandel::groups {

/// Result of an import; existing games are not added again.
struct Imported {
  int added = 0;
  int known = 0;
  std::string_view encoding{};  // of the file
};

/// Range of ids reserved for the games of a file.
struct GameNumbers {
  int first;
  int last;
  friend bool operator==(GameNumbers const&, GameNumbers const&) = default;
};

class GroupImports {
 public:
  explicit GroupImports(GroupStore const& store) : store_(store) {}

  bool is_running() const;
  /// Returns 0 if no import is running.
  int highest_game() const;

  void begin(GameNumbers numbers, std::vector<int> const& new_players);
  /// Returns false if that import was abandoned, for example because its group was deleted.
  bool add(GameNumbers numbers, int first, std::span<PreparedGame const> games);
  /// Makes the games visible. Returns false like add().
  bool finish(GameNumbers numbers);
  /// Removes the games added so far, and the players added with them.
  void rollback();

 private:
  bool is_running(GameNumbers numbers) const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
