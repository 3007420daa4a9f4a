// What is remembered of a person whose seat is given away.
#pragma once

#include <optional>

#include "table/table.h"
#include "table/vacated_seats.h"

namespace kuhhandel::table {

/// Of whoever sits there now; none where no person does.
std::optional<VacatedSeat> vacated_seat(Table const& table, Seat seat, std::optional<VacateReason> reason);

}  // namespace kuhhandel::table
