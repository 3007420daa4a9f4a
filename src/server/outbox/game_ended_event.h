// Builds the outbox event of a finished game.
#pragma once

#include <vector>

#include "server/outbox/event.h"
#include "table/table.h"

namespace kuhhandel::server {

/// Returns the event for the game that has just finished. `owners` has the seats of players with registered
/// names. If two players have the same name, the later one is renamed to "Ben 2".
outbox_event::GameEnded ended_game(table::Table const& table, std::vector<ratings::NamedSeat> const& owners);

}  // namespace kuhhandel::server
