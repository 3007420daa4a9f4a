// How much latency races compensate, by the table's settings (docs/FAIRNESS.md).
#pragma once

#include <vector>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/races/race.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Among friends, a report may exceed the measured round trip by this much: screens and input devices add
/// delay of their own. In strict play, chance compensates for that.
inline constexpr Duration kTrustMargin{25};

/// In strict play, a trusted round trip exceeds the median of the others by at most this.
inline constexpr Duration kMaxAboveMedian{60};

/// Returns how much of a measured round trip races trust. In strict play, at most the value at the start of
/// the game, or, for players who joined later, the others' median.
Duration trusted_round_trip(Table const& table, Seat seat, Duration measured);

/// Returns that of each seat's last measurement; 0 for a seat without a human player.
std::vector<Duration> trusted_round_trips(Table const& table);

/// Returns how much earlier than its arrival a press may count.
Duration max_compensation(Table const& table, Seat seat, Arrival const& receipt);

/// Returns true if the reported delay of the press exceeds what the connection's latency at the start of the
/// game explains.
bool is_overlong(Table const& table, Seat seat, Arrival const& receipt);

}  // namespace kuhhandel::table
