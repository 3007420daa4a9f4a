// Correspondence tables: players answer in turn (C12) within hours, and need not be connected.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/sequential.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns the current game, and who has answered so far.
Asking asking(Table const& table);

/// Returns the actor from whom a running correspondence table awaits an answer: a seat, or House{} for a step
/// that needs no choice. nullopt at other tables.
std::optional<Actor> awaited_actor(Table const& table);
bool is_awaited(Table const& table, Seat seat);

}  // namespace kuhhandel::table
