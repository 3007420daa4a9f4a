// How races end: hands as everyone sees them, and the order in which they counted.
#pragma once

#include <optional>
#include <vector>

#include "engine/money.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::table::table_event {

/// A hand in a race, as everyone sees it: a bid of this amount, or a claim at this count (C7.1).
struct Pressed {
  Seat seat;
  std::optional<Money> amount;
  int count;
};

/// A hand as the verdict counted it: from when, over a round trip, of which so much was made up for.
struct JudgedPress {
  Pressed hand;
  Instant moment;
  Duration round_trip;
  Duration compensation;
};

/// How a race ended: the presses in the order in which they count, the first of them drawn or not.
struct Verdict {
  std::vector<JudgedPress> presses;
  bool drawn;
};

}  // namespace kuhhandel::table::table_event
