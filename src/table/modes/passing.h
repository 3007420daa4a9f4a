// Passing on the current lot. Not part of the game; it reveals no more of a hand than silence does.
#pragma once

#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns true if the seat has the highest bid of the current auction.
bool leads(Table const& table, Seat seat);

/// Returns true if the seat could bid, does not lead, and has not passed. Always false at a correspondence
/// table, where each seat is asked.
bool may_pass(Table const& table, Seat seat);

/// Returns true if any seat but the leader, including those that passed, could bid again.
bool may_be_overbid(Table const& table);

/// Returns true if no seat but the leader can still bid: all others have passed, or cannot.
bool is_left_to_the_hammer(Table const& table);

}  // namespace kuhhandel::table
