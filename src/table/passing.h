// Who does not want the lot of the auction that runs. It is a gesture at the table: the game knows nothing of
// it, and it tells of a hand no more than silence does.
#pragma once

#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Whether an auction runs in which the highest bid is that seat's.
bool leads(Table const& table, Seat seat);

/// Whether that seat might bid, does not lead, and has not passed. At a correspondence table each is asked.
bool may_pass(Table const& table, Seat seat);

/// Whether an auction runs in which anybody but the leader could bid once more, be it that they have passed.
bool may_be_overbid(Table const& table);

/// Whether an auction runs in which nobody but the leader might still bid: all others have passed, or cannot.
bool is_left_to_the_hammer(Table const& table);

}  // namespace kuhhandel::table
