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
  /// Counts one fact and returns true if the limits allow it now. The rate of a seat must always be the same.
  bool take(table::Rate const& rate, Seat seat, table::Instant now) {
    static constexpr table::Rate kTableRate{60, table::Duration{2000}};
    return seats_[seat].take(rate, now) && table_.take(kTableRate, now);
  }

 private:
  PerSeat<table::RateLimit> seats_;
  table::RateLimit table_;
};

/// Each kind has its own limits, so that a bad connection does not block orders.
class NonMoveRateLimiter {
 public:
  bool take(live::NonMoveKind kind, Seat seat, table::Instant now) {
    // A host gives many orders before a game, but their facts are long.
    static constexpr table::Rate kOrders{40, table::Duration{10'000}};
    static constexpr table::Rate kOthers{20, table::Duration{5000}};
    auto const& rate = kind == live::NonMoveKind::order ? kOrders : kOthers;
    return limits_[static_cast<std::size_t>(kind)].take(rate, seat, now);
  }

 private:
  std::array<SeatRateLimit, live::kNonMoveKinds> limits_;
};

}  // namespace kuhhandel::server
