// How the puzzles of days went for the players of a group: of each day a player's first try, as somebody of
// the group entered it. Nothing proves a try, as nothing proves the points of a game on paper.
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

/// A player of the group with the days of their tries, in order.
struct Puzzler {
  int player;
  std::vector<std::string> solved;
  std::vector<std::string> missed;
};

/// Whether a try of that day can be entered now: it is that day somewhere, or was in the week before.
bool is_puzzle_day(std::string_view day, table::Instant now);

class GroupPuzzles {
 public:
  /// Tries of days longer ago are forgotten when the next one is entered.
  static constexpr std::chrono::days kRetention{100};

  explicit GroupPuzzles(GroupStore const& store) : store_(store) {}

  /// Those who tried any, by their ids.
  std::vector<Puzzler> all() const;
  /// A day's first try counts: a further one changes nothing.
  std::expected<void, GroupRefusal> set_result(int player, std::string const& day, bool solved,
                                               table::Instant now);
  void remove_result(int player, std::string const& day);

  /// The tries of `player` are those of `into`; of a day on which both tried, that of `into` stays.
  void merge(int player, int into);
  /// Of a player who is none any more.
  void remove_player(int player);

 private:
  bool is_player(int id) const;

  GroupStore store_;
};

}  // namespace kuhhandel::groups
