// How often the people of a table may have something kept that is no move of its game: each seat, and all of
// them together. Moves are bounded by the game itself.
#pragma once

#include <array>
#include <cstddef>

#include "engine/seat.h"
#include "live/keeper.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

class Allowance {
 public:
  /// Whether one more may be kept now, which is then counted.
  bool take(Seat seat, table::Instant now) {
    static constexpr table::Rate kOfSeat{20, table::Duration{5000}};
    static constexpr table::Rate kOfTable{60, table::Duration{2000}};
    return seats_[seat].take(kOfSeat, now) && table_.take(kOfTable, now);
  }

 private:
  PerSeat<table::RateLimit> seats_;
  table::RateLimit table_;
};

/// Of each sort its own, so that a bad connection hinders no order.
class Allowances {
 public:
  bool take(live::BesideTheGame what, Seat seat, table::Instant now) {
    return sorts_[static_cast<std::size_t>(what)].take(seat, now);
  }

 private:
  std::array<Allowance, live::kBesideTheGame> sorts_;
};

}  // namespace kuhhandel::server
