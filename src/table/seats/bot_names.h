// Bots' names for players: each kind has a name of its own.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/seats/seating.h"

namespace kuhhandel::table {

/// Returns the name of a new bot on `seat`: its kind's, unless somebody at the table already has that name.
/// `occupants` may be followed by persons who request a seat.
std::string_view bot_player_name(std::string_view bot, Seat seat, std::vector<Occupant> const& occupants);

/// Returns all possible names of bots.
std::span<std::string_view const> bot_player_names();

}  // namespace kuhhandel::table
