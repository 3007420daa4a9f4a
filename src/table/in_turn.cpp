#include "table/in_turn.h"

#include "engine/rng.h"

namespace kuhhandel::table {

Asking asking(Table const& table) {
  auto const& game = *table.game();
  return {.state = game.state,
          .silent = table.answered().silent,
          .claiming = table.answered().claiming,
          .chance = Rng::from_text(game.seed + "/claims").next()};
}

std::optional<Actor> asked(Table const& table) {
  if (!table.is_correspondence() || table.state() != TableState::running || table.is_paused()) return {};
  return kuhhandel::asked(table.setup().edition, asking(table));
}

bool is_asked(Table const& table, Seat seat) { return asked(table) == Actor{seat}; }

}  // namespace kuhhandel::table
