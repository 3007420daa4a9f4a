// Queries about a table: a seat's view, its legal actions, and how long a race stays open.
#include <cassert>

#include "engine/legal_actions.h"
#include "table/modes/abandoned_game.h"
#include "table/modes/solo_game.h"
#include "table/races/latency_compensation.h"
#include "table/table.h"

namespace kuhhandel::table {

bool is_held(Table const& table) {
  if (table.is_paused() || is_unattended(table)) return true;
  return !table.is_correspondence() && !table.presence().is_anybody_there() && !is_played_by_bots(table);
}

Duration patience(Table const& table) { return verdict_wait(longest_round_trip(table.presence())); }

Transition beginning_of(Game const& game, TableSetup const& setup) {
  if (game.position) return set_up(setup.edition, *game.position);
  return start(setup.edition, setup.seats, game.seed, {}, game.rules_version);
}

std::vector<std::string> players_of_game(Table const& table) {
  if (!table.game()->players.empty()) return table.game()->players;
  return names_of(table.presence());
}

View view_for(Table const& table, Viewer viewer) {
  assert(table.game());
  return kuhhandel::view_for(table.setup().edition, table.game()->state, viewer);
}

LegalActions legal_actions(Table const& table, Viewer viewer) {
  if (!table.game() || !viewer) return {};
  return kuhhandel::legal_actions(table.setup().edition, table.game()->state, *viewer);
}

}  // namespace kuhhandel::table
