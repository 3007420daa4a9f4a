// How often something may be done: some times at once, then one time in each while. Time is a parameter.
#pragma once

#include <algorithm>

#include "table/instant.h"

namespace kuhhandel::table {

struct Rate {
  int at_once;
  Duration each;
};

/// So many times as often, and at once; never oftener than time is counted.
constexpr Rate operator*(Rate const& rate, int times) {
  return {rate.at_once * times, std::max(rate.each / times, Duration{1})};
}

/// How much of a rate somebody has used.
class RateLimit {
 public:
  /// Whether it may be done once more now, which is then counted. The rate must be the same each time, or so
  /// many times the same: then the same part of it is used as before.
  /// What costs more than others counts several `times`.
  bool take(Rate const& rate, Instant now, int times = 1) {
    if (!can_take(rate, now, times)) return false;
    full_at_ = std::max(full_at_, now) + times * rate.each;
    return true;
  }

  /// Whether it may be done once more, or that many times, now.
  bool can_take(Rate const& rate, Instant now, int times = 1) const {
    return std::max(full_at_, now) - now <= (rate.at_once - times) * rate.each;
  }

  /// Whether all of it may be done again.
  bool is_full(Instant now) const { return full_at_ <= now; }

 private:
  Instant full_at_{0};
};

}  // namespace kuhhandel::table
