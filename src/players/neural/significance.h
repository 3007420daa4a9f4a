// How much better one reply did than another in the same imagined worlds, and whether that is more than luck.
#pragma once

namespace kuhhandel::neural {

class PairedTest {
 public:
  /// In one more world it brought so much more of the win.
  void add(float more);

  /// Of all worlds together.
  float sum() const { return sum_; }
  /// Whether the mean lies above nothing by two standard errors at least.
  bool is_significant() const;

 private:
  int worlds_ = 0;
  float sum_ = 0;
  float squares_ = 0;
};

}  // namespace kuhhandel::neural
