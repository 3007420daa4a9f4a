#include "table/carry_forward.h"

#include <cassert>

namespace kuhhandel::table {
namespace {

CarriedGame carried(Game const& game) {
  return {.seed = game.seed,
          .position = game.position,
          .rules_version = game.rules_version,
          .commands = game.commands.all(),
          .races = game.races.all(),
          .proof = game.shuffle,
          .players = game.players};
}

}  // namespace

bool may_carry_forward(Table const& table) {
  return table.state() != TableState::running && !table.is_paused() && !table.races().is_open();
}

fact::CarriedForward carried_forward(Table const& table, LatestGame latest) {
  assert(may_carry_forward(table));
  auto const& epoch = table.history().epochs().latest();
  fact::CarriedForward forward{.version = table.version(),
                               .epoch = epoch.name,
                               .epoch_from = epoch.from,
                               .occupants = table.presence().occupants(),
                               .conduct = table.conduct(),
                               .games = table.games(),
                               .shuffle = table.shuffle(),
                               .broken_off = table.broken_off(),
                               .newcomers = table.presence().newcomers().all(),
                               .freed = table.presence().freed().all()};
  if (table.game() && latest == LatestGame::carried) forward.game = carried(*table.game());
  return forward;
}

Game beginning_of(CarriedGame const& carried) {
  return {.seed = carried.seed,
          .position = carried.position,
          .rules_version = carried.rules_version,
          .shuffle = carried.proof};
}

}  // namespace kuhhandel::table
