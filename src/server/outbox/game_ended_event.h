// What a table tells of a game that is over there.
#pragma once

#include <vector>

#include "server/outbox/event.h"
#include "table/table.h"

namespace kuhhandel::server {

/// The game that has just ended; `owners`: whose seats they are by a name of their own. Of two players of one
/// name the later is called Ben 2.
outbox_event::GameEnded ended_game(table::Table const& table, std::vector<ratings::NamedSeat> const& owners);

}  // namespace kuhhandel::server
