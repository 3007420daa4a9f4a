#include "table/log/compact_log.h"

#include <cassert>

namespace kuhhandel::table {
namespace {

SnapshotGame carried(Game const& game) {
  return {.seed = game.seed,
          .position = game.position,
          .rules_version = game.rules_version,
          .commands = game.commands.all(),
          .races = game.races.all(),
          .proof = game.shuffle,
          .players = game.players};
}

}  // namespace

bool can_compact_log(Table const& table) {
  return table.state() != TableState::running && !table.is_paused() && !table.races().is_open();
}

fact::LogSnapshot make_log_snapshot(Table const& table, LatestGame latest) {
  assert(can_compact_log(table));
  auto const& epoch = table.history().incarnations().latest();
  fact::LogSnapshot forward{.version = table.version(),
                            .incarnation = epoch.name,
                            .incarnation_from = epoch.from,
                            .occupants = table.presence().occupants(),
                            .settings = table.settings(),
                            .games = table.games(),
                            .shuffle = table.shuffle(),
                            .broken_off = table.broken_off(),
                            .join_requests = table.presence().join_requests().all(),
                            .vacated = table.presence().vacated().all(),
                            .big_screen = table.big_screen(),
                            .screen_key_hash = table.screen_key_hash()};
  if (table.game() && latest == LatestGame::included) forward.game = carried(*table.game());
  return forward;
}

Game beginning_of(SnapshotGame const& snapshot) {
  return {.seed = snapshot.seed,
          .position = snapshot.position,
          .rules_version = snapshot.rules_version,
          .shuffle = snapshot.proof};
}

}  // namespace kuhhandel::table
