// The stored state of a player whose seat is given away.
#pragma once

#include <optional>

#include "table/table.h"
#include "table/vacated_seats.h"

namespace kuhhandel::table {

/// Returns that of the seat's current player; nullopt if it has none.
std::optional<VacatedSeat> vacated_seat(Table const& table, Seat seat, std::optional<VacateReason> reason);

}  // namespace kuhhandel::table
