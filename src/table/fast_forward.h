// Who of the people wants to be taken on to their next decision. While all who are there want that, nothing
// is shown and bots act at once. It is a gesture at the table: the game knows nothing of it.
#pragma once

#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Whether that seat is asked, or might bid or claim and has not said that it will not.
bool has_decision(Table const& table, Seat seat);

/// Whether a game runs in which that seat has no decision now, and has not asked to be taken on.
bool can_fast_forward(Table const& table, Seat seat);

/// Whether all people who are there want to be taken on, of whom there must be one.
bool is_fast_forwarding(Table const& table);

}  // namespace kuhhandel::table
