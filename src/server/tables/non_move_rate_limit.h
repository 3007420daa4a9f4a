// How often the people of a table may have something kept that is no move of its game: each seat, and all of
// them together. Moves are bounded by the game itself.
#pragma once

#include <array>
#include <cstddef>

#include "engine/seat.h"
#include "live/table_host.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

class SeatRateLimit {
 public:
  /// Whether one more may be kept now, which is then counted.
  bool take(Seat seat, table::Instant now) {
    static constexpr table::Rate kSeatRate{20, table::Duration{5000}};
    static constexpr table::Rate kTableRate{60, table::Duration{2000}};
    return seats_[seat].take(kSeatRate, now) && table_.take(kTableRate, now);
  }

 private:
  PerSeat<table::RateLimit> seats_;
  table::RateLimit table_;
};

/// Of each sort its own, so that a bad connection hinders no order.
class NonMoveRateLimiter {
 public:
  bool take(live::NonMoveKind kind, Seat seat, table::Instant now) {
    return limits_[static_cast<std::size_t>(kind)].take(seat, now);
  }

 private:
  std::array<SeatRateLimit, live::kNonMoveKinds> limits_;
};

}  // namespace kuhhandel::server
