// A correspondence table: each is asked in turn (C12), and has hours to answer; nobody has to be there.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/sequential.h"
#include "table/table.h"

namespace kuhhandel::table {

/// The game that runs and who has answered so far.
Asking asking(Table const& table);

/// Whose answer a running correspondence table awaits: a seat's, or what follows by itself. None at other
/// tables.
std::optional<Actor> awaited_actor(Table const& table);
bool is_awaited(Table const& table, Seat seat);

}  // namespace kuhhandel::table
