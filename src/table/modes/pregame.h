// Matchmade tables: nobody gives orders, bots fill empty seats, and games start automatically.
#pragma once

#include <optional>
#include <string>

#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns true at a matchmade table without a running game.
bool is_pregame(Table const& table);

/// Returns a new table's settings.
TableSettings initial_settings(TableSetup const& setup);

/// Returns true if the seat gives the host's orders; always false at a matchmade table.
bool has_host_rights(Table const& table, Seat seat);

/// Returns the new occupant of a seat. At a matchmade table between games they count as away until they
/// connect.
Person new_occupant(Table const& table, std::string name, std::optional<codec::Face> face, Instant now);

/// Returns how long a seat is held for a player who has just left.
Duration seat_hold_time(Table const& table);

/// Returns since when the first player has waited for the first game; nullopt if nobody waits.
std::optional<Instant> waiting_since(Table const& table);

/// Returns when bots take the empty seats automatically; nullopt if players decide that.
std::optional<Instant> bots_join_at(Table const& table);

/// Returns when the next game starts automatically; nullopt if a player is missing or does not want it.
std::optional<Instant> next_game_starts_at(Table const& table);

/// Returns a due fact before a game: an absent player loses their seat, or a bot takes an empty one. The
/// start of the game is not included, since it needs a seed.
std::optional<Fact> due_pregame_fact(Table const& table, Instant now);

/// Returns the time of the next such fact.
std::optional<Instant> next_pregame_due(Table const& table);

}  // namespace kuhhandel::table
