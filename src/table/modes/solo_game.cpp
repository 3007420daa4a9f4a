#include "table/modes/solo_game.h"

#include "table/modes/fast_forward.h"

namespace kuhhandel::table {

std::optional<Seat> solo_player(Table const& table) {
  auto const& presence = table.presence();
  if (table.is_correspondence() || table.settings().speed == Speed{0} ||
      !presence.join_requests().all().empty())
    return {};
  std::optional<Seat> player;
  for (auto const seat : seats_of(table.setup().seats)) {
    if (std::holds_alternative<BotPlayer>(presence[seat])) continue;
    if (player || is_empty(presence[seat])) return {};
    player = seat;
  }
  return player;
}

bool is_unattended(Table const& table) {
  if (table.state() != TableState::running) return false;
  auto const player = solo_player(table);
  return player && table.presence().person(*player)->inattentive;
}

bool awaits_player(Table const& table, Seat seat) {
  if (table.state() != TableState::running) return false;
  return has_decision(table, seat) || (solo_player(table) == seat && is_held(table));
}

}  // namespace kuhhandel::table
