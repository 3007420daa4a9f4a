// How long decisions take: counts in steps of a twelfth, so that millions of them need no memory.
#pragma once

#include <array>
#include <cstdint>

namespace kuhhandel {

class Times {
 public:
  void add(std::int64_t nanoseconds);
  void add(Times const& others);

  /// The time in milliseconds that `part` of all decisions stay below, to within a twelfth; 0 without any.
  double quantile(double part) const;

 private:
  std::array<std::int64_t, 512> counts_{};  // eight to a doubling
  std::int64_t total_ = 0;
};

}  // namespace kuhhandel
