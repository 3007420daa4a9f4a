#include "table/modes/correspondence.h"

#include "engine/random/rng.h"

namespace kuhhandel::table {

Asking asking(Table const& table) {
  auto const& game = *table.game();
  return {.state = game.state,
          .silent = table.correspondence_replies().silent,
          .claiming = table.correspondence_replies().claiming,
          .chance = Rng::from_text(game.seed + "/claims").next()};
}

std::optional<Actor> awaited_actor(Table const& table) {
  if (!table.is_correspondence() || table.state() != TableState::running || table.is_paused()) return {};
  return kuhhandel::asked(table.setup().edition, asking(table));
}

bool is_awaited(Table const& table, Seat seat) { return awaited_actor(table) == Actor{seat}; }

}  // namespace kuhhandel::table
