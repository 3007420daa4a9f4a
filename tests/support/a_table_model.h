// A client's model of a table, as if from a server, for tests of the terminal.
#pragma once

#include "engine/legal_actions.h"
#include "engine/state.h"
#include "engine/view.h"
#include "terminal/wire/table_model.h"
#include "tests/support/words.h"

namespace kuhhandel {

inline constexpr table::Instant kNow{1'700'000'000'000};

/// Anna, Ben, Cleo and so on play; the client is that of `me`.
inline terminal::TableModel a_table_model(Edition const& edition, State const& state, Seat me) {
  terminal::TableModel model;
  model.version = 1;
  model.me = me;
  model.edition = edition;
  model.table.name = "Kitchen";
  model.table.host = kAnna;
  model.table.state = table::TableState::running;
  model.server_time = model.received_at = kNow;
  for (auto const* const name : {"Anna", "Ben", "Cleo", "Dörte", "Emil", "牛牛牛牛牛牛牛牛牛牛"}) {
    if (model.table.occupants.size() < state.seats)
      model.table.occupants.emplace_back(table::Person{.name = name});
  }
  model.game =
      terminal::GameInfo{view_for(edition, state, me), legal_actions(edition, state, me), table::NoClock{}};
  return model;
}

}  // namespace kuhhandel
