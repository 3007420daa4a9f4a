// Who leads the others through the finished game, and how often they may move.
#pragma once

#include <optional>

#include "live/allowance.h"
#include "table/review.h"

namespace kuhhandel {

class SharedReview {
 public:
  struct Led {
    Seat by;
    Review at;
  };

  /// None while nobody leads.
  std::optional<Led> const& led() const { return led_; }

  /// Whether the one who leads may move once more now: some moves at once, then five a second.
  bool may_move(Instant now) { return allowance_.take(now); }

  void lead(Seat by, Review const& at) { led_ = Led{by, at}; }
  void end() { led_.reset(); }

 private:
  std::optional<Led> led_;
  Allowance<200, 10> allowance_;
};

}  // namespace kuhhandel
