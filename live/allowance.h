// How often a person may do something that all others see: some times at once, then one time in each while.
#pragma once

#include <algorithm>

#include "table/instant.h"

namespace kuhhandel {

template <int kMilliseconds, int kAtOnce>
class Allowance {
 public:
  /// Whether it may be done once more now, which is then taken from what was saved up.
  bool take(Instant now) {
    saved_ = std::min(kMost, saved_ + (now - since_));
    since_ = now;
    if (saved_ < kEach) return false;
    saved_ -= kEach;
    return true;
  }

 private:
  static constexpr Duration kEach{kMilliseconds};
  static constexpr Duration kMost = kAtOnce * kEach;

  Duration saved_ = kMost;
  Instant since_{0};
};

}  // namespace kuhhandel
