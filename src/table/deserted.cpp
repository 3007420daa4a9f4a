#include "table/deserted.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kuhhandel::table {
namespace {

struct Deserter {
  Seat seat;
  Instant left;
  bool stood_in_for;
};

/// The people of a game of strangers, once they have all left it, the last of them last; else none. One alone
/// has left nobody behind.
std::vector<Deserter> deserters(Table const& table) {
  std::vector<Deserter> all;
  if (!table.setup().strangers || !table.game() || table.presence().is_anybody_there()) return all;
  for (auto const seat : seats_of(table.setup().seats))
    if (auto const* const person = table.presence().person(seat))
      all.push_back({seat, person->left.value_or(Instant{0}), !person->stand_in.empty()});
  if (all.size() < 2) return {};
  std::ranges::sort(all, {}, [](Deserter const& one) { return std::pair(one.left, one.seat); });
  return all;
}

}  // namespace

bool is_played_on(Table const& table) {
  if (table.state() != TableState::running) return false;
  auto const all = deserters(table);
  return !all.empty() && std::ranges::all_of(all, &Deserter::stood_in_for);
}

std::optional<Missing> next_deserter(Table const& table) {
  auto const all = deserters(table);
  auto const next = std::ranges::find(all, false, &Deserter::stood_in_for);
  if (next == all.end()) return {};
  return Missing{next->seat, all.back().left + kDeserted};
}

std::optional<Seat> last_to_stay(Table const& table) {
  auto const all = deserters(table);
  if (all.empty() || all[all.size() - 2].left + kGrace > all.back().left) return {};
  return all.back().seat;
}

}  // namespace kuhhandel::table
