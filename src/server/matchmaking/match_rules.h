// Matchmaking rules: selects the strangers' table for a player who pressed "Play now".
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "live/lobby_json.h"
#include "server/tables/matchmaking_ticket.h"
#include "table/table.h"

namespace kuhhandel::server {

/// How long after its beginning a running game accepts players, who take the seat of a bot.
inline constexpr table::Duration kJoinableFor = std::chrono::minutes(3);

/// Returns whether the table's settings meet the request, regardless of the players in its seats.
bool matches(live::PlayRequest const& request, table::TableSetup const& setup);

/// Returns whether a player or requester at the table has this name or one that looks like it.
bool has_name(table::Table const& table, std::string_view name);

/// Returns whether the player must not sit at this table although its settings match.
using ExcludeTable = std::function<bool(table::Table const&)>;

/// Returns the table for the player: first one of their language, then the one that has waited longest. If
/// none waits, a game that has just begun, for the seat of a bot. Tables with a player of the same name are
/// excluded. nullptr if there is no such table: then a new one must be opened.
table::Table const* find_match(live::PlayRequest const& request, std::span<table::Table const* const> tables,
                               table::Instant now, ExcludeTable const& exclude = {});

/// Returns the setup of a new table for the request; its id and name are empty.
table::TableSetup setup_for(live::PlayRequest const& request);

OpenPreferences open_preferences(live::PlayRequest const& request);

/// Returns the only player at a strangers' table before its game; nullptr if there are more, or none.
table::Person const* single_waiter(table::Table const& table);

/// Returns whether a player of a table with `their_setup` and these open preferences would accept a table
/// with `setup`.
bool is_compatible(table::TableSetup const& their_setup, OpenPreferences const& preferences,
                   table::TableSetup const& setup);

/// Returns a setup that suits both the request and a player who waits alone at a table with these open
/// preferences; nullopt if there is none.
std::optional<table::TableSetup> shared_setup(live::PlayRequest const& request,
                                              table::TableSetup const& their_setup,
                                              OpenPreferences const& preferences);

}  // namespace kuhhandel::server
