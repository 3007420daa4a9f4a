// The advantage of one reply over another in the same imagined worlds, and whether it is more than luck.
#pragma once

namespace kuhhandel::neural {

class PairedTest {
 public:
  /// Adds the advantage in one more world, as a share of the win.
  void add(float more);

  /// Returns the sum over all worlds.
  float sum() const { return sum_; }
  /// Returns whether the mean is positive by at least two standard errors.
  bool is_significant() const;

 private:
  int worlds_ = 0;
  float sum_ = 0;
  float squares_ = 0;
};

}  // namespace kuhhandel::neural
