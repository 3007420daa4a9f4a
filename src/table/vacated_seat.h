// What is remembered of a person whose seat is given away.
#pragma once

#include <optional>

#include "table/vacated_seats.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Of whoever sits there now; none where no person does.
std::optional<VacatedSeat> vacated_seat(Table const& table, Seat seat, std::optional<VacateReason> reason);

}  // namespace kuhhandel::table
