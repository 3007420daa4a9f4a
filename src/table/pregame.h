// How strangers come together at a table: nobody gives orders there, bots come where nobody else does, and
// the game begins by itself, as it does among friends who are all ready for another.
#pragma once

#include <optional>
#include <string>

#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Whether strangers come together here: no game runs.
bool is_pregame(Table const& table);

/// How a table is run to begin with.
TableSettings initial_settings(TableSetup const& setup);

/// Whether that seat gives the orders of a host: at a table of strangers nobody does.
bool has_host_rights(Table const& table, Seat seat);

/// Who sits down now. At a table that gathers they are away until a connection of theirs is there.
Person new_occupant(Table const& table, std::string name, Instant now);

/// For how long a seat is kept for one who has just left.
Duration seat_hold_time(Table const& table);

/// Since when the one waits who has waited longest for the first game; none where nobody does.
std::optional<Instant> waiting_since(Table const& table);

/// When bots take the empty seats by themselves; none where that is for people to say.
std::optional<Instant> bots_join_at(Table const& table);

/// When the next game begins by itself; none where somebody is missing or does not want it.
std::optional<Instant> next_game_starts_at(Table const& table);

/// What time has brought at a table that gathers: the seat of one who stays away is empty, a bot takes an
/// empty one. That the game begins needs a seed, and is not among it.
std::optional<Fact> due_pregame_fact(Table const& table, Instant now);

/// When time brings the next of that.
std::optional<Instant> next_pregame_due(Table const& table);

}  // namespace kuhhandel::table
