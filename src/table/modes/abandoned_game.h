// A matchmade game that all its human players have left: after a while, bots finish it.
#pragma once

#include <optional>

#include "table/table.h"

namespace kuhhandel::table {

/// How long the game waits for one of them to return.
inline constexpr Duration kAbandonedAfter = std::chrono::minutes(10);

/// Returns true if bots play for all human players, of whom there are at least two, and none is connected.
bool is_played_by_bots(Table const& table);

/// Returns the next player for whom a bot takes over, because nobody has returned; nullopt if somebody is
/// connected.
std::optional<Missing> next_abandoned_seat(Table const& table);

/// Returns the last player to leave, if they stayed until bots played for all others; nullopt if two left at
/// about the same time.
std::optional<Seat> last_player_present(Table const& table);

}  // namespace kuhhandel::table
