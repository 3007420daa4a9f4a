// Who leads the others through the finished game, and how often they may move.
#pragma once

#include <optional>

#include "table/rate_limit.h"
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

  /// Whether the one who leads may move once more now: ten moves at once, then five a second.
  bool may_move(Instant now) { return moves_.take(kRate, now); }

  void lead(Seat by, Review const& at) { led_ = Led{by, at}; }
  void end() { led_.reset(); }

 private:
  static constexpr Rate kRate{10, Duration{200}};

  std::optional<Led> led_;
  RateLimit moves_;
};

}  // namespace kuhhandel
