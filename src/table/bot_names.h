// What bots are called: each kind has a name of its own, which people know it by.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "table/seating.h"

namespace kuhhandel::table {

/// What a bot of that kind is called on `seat`: as its kind is, unless somebody else at the table is called
/// so. Behind the occupants may stand those who ask for a seat, as persons.
std::string_view bot_player_name(std::string_view bot, Seat seat, std::vector<Occupant> const& occupants);

/// All names that bots may have.
std::span<std::string_view const> bot_player_names();

}  // namespace kuhhandel::table
