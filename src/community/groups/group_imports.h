// The games of a file on their way into a group: entered a part at a time, and seen by nobody before all are
// there. A group has one such file at a time.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "groups/group_refusal.h"
#include "groups/group_store.h"
#include "groups/prepared_games.h"

namespace kuhhandel::groups {

/// What an import brought; games that were there already are not added again.
struct Imported {
  int added = 0;
  int known = 0;
};

/// Numbers that are kept free for the games of a file.
struct GameNumbers {
  int first;
  int last;
  friend bool operator==(GameNumbers const&, GameNumbers const&) = default;
};

class GroupImports {
 public:
  explicit GroupImports(GroupStore const& store) : store_(store) {}

  bool is_running() const;
  /// 0 where nothing comes in.
  int highest_game() const;

  void begin(GameNumbers numbers, std::vector<int> const& new_players);
  /// False where that import has been given up, with its group perhaps.
  bool add(GameNumbers numbers, int first, std::span<PreparedGame const> games);
  /// From now on the games are seen; false as above.
  bool finish(GameNumbers numbers);
  /// Takes back what has come in, and the players who came with it.
  void rollback();

 private:
  bool is_running(GameNumbers numbers) const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
