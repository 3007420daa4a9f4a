#include "table/modes/abandoned_game.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kuhhandel::table {
namespace {

struct AbsentPlayer {
  Seat seat;
  Instant left;
  bool stood_in_for;
};

/// Returns the human players of a matchmade game if all of them, at least two, have left; the last to leave
/// is last. Otherwise empty.
std::vector<AbsentPlayer> absent_players(Table const& table) {
  std::vector<AbsentPlayer> all;
  if (!table.setup().strangers || !table.game() || table.presence().is_anybody_there()) return all;
  for (auto const seat : seats_of(table.setup().seats))
    if (auto const* const person = table.presence().person(seat))
      all.push_back({seat, person->left.value_or(Instant{0}), !person->stand_in.empty()});
  if (all.size() < 2) return {};
  std::ranges::sort(all, {}, [](AbsentPlayer const& one) { return std::pair(one.left, one.seat); });
  return all;
}

}  // namespace

bool is_played_by_bots(Table const& table) {
  if (table.state() != TableState::running) return false;
  auto const all = absent_players(table);
  return !all.empty() && std::ranges::all_of(all, &AbsentPlayer::stood_in_for);
}

std::optional<Missing> next_abandoned_seat(Table const& table) {
  auto const all = absent_players(table);
  auto const next = std::ranges::find(all, false, &AbsentPlayer::stood_in_for);
  if (next == all.end()) return {};
  return Missing{next->seat, all.back().left + kAbandonedAfter};
}

std::optional<Seat> last_player_present(Table const& table) {
  auto const all = absent_players(table);
  if (all.empty() || all[all.size() - 2].left + kGrace > all.back().left) return {};
  return all.back().seat;
}

}  // namespace kuhhandel::table
