// How long decisions take: counts in steps of a twelfth, so that millions of them need no memory.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace kuhhandel::tournament {

class DurationHistogram {
 public:
  void add(std::int64_t nanoseconds);
  void add(DurationHistogram const& others);

  /// The counts that are not 0, with the step of each, for keeping.
  struct Count {
    int step;
    std::int64_t number;
  };
  static constexpr int kSteps = 512;  // eight to a doubling
  std::vector<Count> counts() const;
  void add(Count const& count);

  /// The time in milliseconds that `part` of all decisions stay below, to within a twelfth; 0 without any.
  double quantile(double part) const;

 private:
  std::array<std::int64_t, kSteps> counts_{};
  std::int64_t total_ = 0;
};

}  // namespace kuhhandel::tournament
