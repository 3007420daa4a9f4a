// Rate limiter: a burst, then one use per interval. Time is a parameter.
#pragma once

#include <algorithm>

#include "table/instant.h"

namespace kuhhandel::table {

struct Rate {
  int at_once;
  Duration each;
};

/// Multiplies burst and frequency. The interval is at least one unit of time.
constexpr Rate operator*(Rate const& rate, int times) {
  return {rate.at_once * times, std::max(rate.each / times, Duration{1})};
}

/// The used part of a rate.
class RateLimit {
 public:
  /// Counts a use that costs `times` if it is allowed now. The rate must always be the same, or a multiple of
  /// it: then the used fraction stays the same.
  bool take(Rate const& rate, Instant now, int times = 1) {
    if (!can_take(rate, now, times)) return false;
    full_at_ = std::max(full_at_, now) + times * rate.each;
    return true;
  }

  /// Returns true if take() would succeed.
  bool can_take(Rate const& rate, Instant now, int times = 1) const {
    return std::max(full_at_, now) - now <= (rate.at_once - times) * rate.each;
  }

  /// Returns true if nothing of the rate is used.
  bool is_full(Instant now) const { return full_at_ <= now; }

 private:
  Instant full_at_{0};
};

}  // namespace kuhhandel::table
