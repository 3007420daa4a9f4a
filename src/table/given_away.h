// What is remembered of a person whose seat is given away.
#pragma once

#include <optional>

#include "table/freed.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Of whoever sits there now; none where no person does.
std::optional<FreedPerson> given_away(Table const& table, Seat seat, std::optional<FreedReason> reason);

}  // namespace kuhhandel::table
