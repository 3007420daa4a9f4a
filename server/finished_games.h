// Games that end at a table of a group enter themselves into it.
#pragma once

#include "groups/groups.h"
#include "server/lobby.h"
#include "table/table.h"

namespace kuhhandel::server {

/// The finished game of the table as a group writes it down: its sheet is what lies before each player. Of
/// two players of one name the later is called Ben 2.
groups::GameNote note_of_game(table::Table const& table, table::Instant now);

/// From now on the games of tables that belong to a group are entered as they end, on the day it then is.
void enter_finished_games(Lobby& lobby, groups::Groups& groups);

}  // namespace kuhhandel::server
