// How much of a connection's length races make up for, by the table's conduct (docs/FAIRNESS.md).
#pragma once

#include <vector>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/race.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Among friends a report is believed so far beyond the measured round trip: a screen and a hand on a
/// connection are never quite even. In strict play chance makes up for that.
inline constexpr Duration kTrustMargin{25};

/// In strict play no connection is believed to be further above the median of the others'.
inline constexpr Duration kMaxAboveMedian{60};

/// How long races believe the round trip to a seat to be that was measured to take so long. In strict play
/// that is no longer than it was when the game began, or than the others' median for who came in since.
Duration trusted_round_trip(Table const& table, Seat seat, Duration measured);

/// That of each seat, as it was measured last; 0 where no person sits.
std::vector<Duration> trusted_round_trips(Table const& table);

/// How much earlier than it came in a press may count.
Duration max_compensation(Table const& table, Seat seat, Arrival const& receipt);

/// Whether the press reports to have been longer under way than the length of its connection explains when
/// the game began.
bool is_overlong(Table const& table, Seat seat, Arrival const& receipt);

}  // namespace kuhhandel::table
