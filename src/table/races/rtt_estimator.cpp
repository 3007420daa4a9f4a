#include "table/races/rtt_estimator.h"

#include <algorithm>
#include <numeric>

#include "table/races/race.h"

namespace kuhhandel::table {
namespace {

/// Jitter lengthens an honest connection's mean by at most this much.
constexpr Duration kMostAboveTheLeast{40};

}  // namespace

Duration kernel_round_trip(KernelRoundTrip const& measured) {
  constexpr std::int64_t kMicroseconds = 1000;
  auto const most = measured.least + kMicroseconds * kMostAboveTheLeast.count();
  return Duration{(std::min(measured.smoothed, most) + kMicroseconds - 1) / kMicroseconds};
}

void RttEstimator::add_sample(Duration after) {
  auto const believed = std::clamp(after, Duration{0}, kLongestRoundTrip);
  least_ = count_ == 0 ? believed : std::min(least_, believed);
  latest_[count_ % kSamples] = believed;
  ++count_;
}

std::optional<Duration> RttEstimator::round_trip() const {
  auto const known = std::min(count_, kSamples);
  if (known == 0) return {};
  auto const sum =
      std::accumulate(latest_.begin(), latest_.begin() + static_cast<std::ptrdiff_t>(known), Duration{0});
  return std::min(sum / static_cast<Duration::rep>(known), least_ + kMostAboveTheLeast);
}

std::optional<Duration> round_trip_of(std::optional<KernelRoundTrip> kernel, RttEstimator const& echoes) {
  auto const by_echoes = echoes.round_trip();
  if (!kernel || !by_echoes) return kernel ? std::optional(kernel_round_trip(*kernel)) : by_echoes;
  return std::min(kernel_round_trip(*kernel), *by_echoes);
}

}  // namespace kuhhandel::table
