// A game of strangers that all its people have left: others wait for its end, so after a while bots play it
// on.
#pragma once

#include <optional>

#include "table/table.h"

namespace kuhhandel::table {

/// For so long the game waits for one of them to come back.
inline constexpr Duration kAbandonedAfter = std::chrono::minutes(10);

/// Whether bots play for all people there, of whom there are two or more, and none is there.
bool is_played_by_bots(Table const& table);

/// For whom a bot stands in next, since nobody has come back; none where somebody is there.
std::optional<Missing> next_abandoned_seat(Table const& table);

/// Of people who have all left, the one who stayed until bots played for all others; none where two left at
/// about the same time.
std::optional<Seat> last_player_present(Table const& table);

}  // namespace kuhhandel::table
