// Who is put together with whom: the table, of those where strangers come together, at which somebody sits
// down who wants to play now.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "live/lobby_json.h"
#include "server/tables/matchmaking_ticket.h"
#include "table/table.h"

namespace kuhhandel::server {

/// For so long after its beginning somebody still comes to a game, for the seat of a bot.
inline constexpr table::Duration kJoinableFor = std::chrono::minutes(3);

/// Whether they would play at such a table, whoever sits there.
bool matches(live::PlayRequest const& request, table::TableSetup const& setup);

/// Whether somebody there, or who has asked for a seat there, goes by that name or by one that looks like it.
bool has_name(table::Table const& table, std::string_view name);

/// Whether they are not to sit at that table, though they would play there.
using ExcludeTable = std::function<bool(table::Table const&)>;

/// Where they sit down: first at a table of their language, then where somebody has waited longest; where
/// nobody waits, on the seat of a bot in a game that has just begun. Null where there is no such table: then
/// one is to be opened. Nobody sits down where somebody of their name does.
table::Table const* find_match(live::PlayRequest const& request, std::span<table::Table const* const> tables,
                               table::Instant now, ExcludeTable const& exclude = {});

/// The table that is opened for them; its id and name are still empty.
table::TableSetup setup_for(live::PlayRequest const& request);

OpenPreferences open_preferences(live::PlayRequest const& request);

/// The one person at a table where strangers gather for their first game; null where there are more, or none.
table::Person const* single_waiter(table::Table const& table);

/// Whether one who waits alone at a table and has left that open would be better off at this one.
bool is_compatible(table::TableSetup const& their_setup, OpenPreferences const& preferences,
                   table::TableSetup const& setup);

/// What both would play: one who comes, and one who waits alone at a table and has left that open. None
/// where they do not agree.
std::optional<table::TableSetup> shared_setup(live::PlayRequest const& request,
                                              table::TableSetup const& their_setup,
                                              OpenPreferences const& preferences);

}  // namespace kuhhandel::server
