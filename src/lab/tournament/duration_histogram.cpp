#include "tournament/duration_histogram.h"

#include <algorithm>
#include <cmath>

namespace kuhhandel::tournament {
namespace {

constexpr double kStepsPerDoubling = 8;  // 512 of them hold any time

}  // namespace

void DurationHistogram::add(std::int64_t nanoseconds) {
  auto const steps = std::log2(static_cast<double>(std::max<std::int64_t>(1, nanoseconds)));
  ++counts_[static_cast<std::size_t>(steps * kStepsPerDoubling)];
  ++total_;
}

void DurationHistogram::add(DurationHistogram const& others) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += others.counts_[i];
  total_ += others.total_;
}

std::vector<DurationHistogram::Count> DurationHistogram::counts() const {
  std::vector<Count> some;
  for (int step = 0; step < kSteps; ++step) {
    auto const number = counts_[static_cast<std::size_t>(step)];
    if (number > 0) some.push_back({step, number});
  }
  return some;
}

void DurationHistogram::add(Count const& count) {
  counts_[static_cast<std::size_t>(count.step)] += count.number;
  total_ += count.number;
}

double DurationHistogram::quantile(double part) const {
  auto const wanted = static_cast<double>(total_) * part;
  std::int64_t passed = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    passed += counts_[i];
    if (passed > 0 && static_cast<double>(passed) >= wanted) {
      return std::exp2(static_cast<double>(i + 1) / kStepsPerDoubling) / 1e6;
    }
  }
  return 0;
}

}  // namespace kuhhandel::tournament
