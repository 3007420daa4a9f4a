// Rate limits for non-move facts, per seat and per table. The game itself bounds its moves.
#pragma once

#include <array>
#include <cstddef>

#include "engine/seat.h"
#include "live/table_host.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

class SeatRateLimit {
 public:
  /// Counts one fact and returns true if the limits allow it now: 20 at once, then one each time.
  bool take(table::Duration each, Seat seat, table::Instant now) {
    static constexpr table::Rate kTableRate{60, table::Duration{2000}};
    return seats_[seat].take({20, each}, now) && table_.take(kTableRate, now);
  }

 private:
  PerSeat<table::RateLimit> seats_;
  table::RateLimit table_;
};

/// Each kind has its own limits, so that a bad connection does not block orders.
class NonMoveRateLimiter {
 public:
  bool take(live::NonMoveKind kind, Seat seat, table::Instant now) {
    // Facts of orders are long.
    auto const each = kind == live::NonMoveKind::order ? table::Duration{10'000} : table::Duration{5000};
    return limits_[static_cast<std::size_t>(kind)].take(each, seat, now);
  }

 private:
  std::array<SeatRateLimit, live::kNonMoveKinds> limits_;
};

}  // namespace kuhhandel::server
