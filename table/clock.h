// What time will bring: the three calls of an auction, or the end of the patience with one who must choose.
#pragma once

#include <array>
#include <variant>

#include "engine/edition.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "table/instant.h"
#include "table/pace.h"

namespace kuhhandel {

/// Going once, going twice, the hammer (C4.2).
struct Calls {
  std::array<Instant, 3> at;
};
/// At that time the simplest legal choice is made for the seat.
struct Limit {
  Seat seat;
  Instant at;
};
/// At that time the next lower count is called (C7.1).
struct Count {
  Instant at;
};
struct NoClock {};

using Clock = std::variant<NoClock, Calls, Limit, Count>;

/// The clock of a phase that began, or of an auction whose last bid came, at `now`.
Clock clock_for(Edition const& edition, State const& state, Speed speed, Instant now);

}  // namespace kuhhandel
