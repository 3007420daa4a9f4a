// Verdicts on races: presses as everyone sees them, and their order.
#pragma once

#include <optional>
#include <vector>

#include "engine/cards/money.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::table::table_event {

/// A press as everyone sees it: a bid of this amount, or a claim at this count (C7.1).
struct Pressed {
  Seat seat;
  std::optional<Money> amount;
  int count;
};

/// A press as judged: its time, the round trip, and the compensated part of it.
struct JudgedPress {
  Pressed hand;
  Instant moment;
  Duration round_trip;
  Duration compensation;
};

/// A race's verdict: the presses in order, and whether the first one was drawn by lot.
struct Verdict {
  std::vector<JudgedPress> presses;
  bool drawn;
};

}  // namespace kuhhandel::table::table_event
