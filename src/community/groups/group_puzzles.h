// Results of the daily puzzles for the players of a group: each player's first attempt per day, as entered by
// a member. Nothing proves an attempt, just as nothing proves the score of a game on paper.
#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "groups/group_refusal.h"
#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

/// A player with the days of their attempts, in order.
struct Puzzler {
  int player;
  std::vector<std::string> solved;
  std::vector<std::string> missed;
};

/// Returns true if an attempt of that day can be entered now: it is that day in some time zone, or was within
/// the last week.
bool is_puzzle_day(std::string_view day, table::Instant now);

class GroupPuzzles {
 public:
  /// Older attempts are deleted when the next one is entered.
  static constexpr std::chrono::days kRetention{100};

  explicit GroupPuzzles(GroupStore const& store) : store_(store) {}

  /// Returns the players with attempts, ordered by id.
  std::vector<Puzzler> all() const;
  /// Stores the first attempt of a day; ignores further ones.
  std::expected<void, GroupRefusal> set_result(int player, std::string const& day, bool solved,
                                               table::Instant now);
  void remove_result(int player, std::string const& day);

  /// Moves the attempts of `player` to `into`; if both have one on a day, that of `into` stays.
  void merge(int player, int into);
  /// Call when the player is removed.
  void remove_player(int player);

 private:
  bool is_player(int id) const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
