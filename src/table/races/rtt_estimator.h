// Measures the round trip of a connection by two kinds of echoes. The lower one counts, so delaying one kind
// gains nothing; delaying both looks like a longer connection to any observer (docs/FAIRNESS.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "table/instant.h"

namespace kuhhandel::table {

/// The kernel's measurement of a connection by TCP acknowledgements, in microseconds.
struct KernelRoundTrip {
  std::int64_t smoothed;
  std::int64_t least;
};

/// Returns whole milliseconds, rounded up. The smoothed round trip is capped not far above the minimum.
Duration kernel_round_trip(KernelRoundTrip const& measured);

/// The round trip by the client's answers to pings.
class RttEstimator {
 public:
  void add_sample(Duration after);

  /// Returns the mean of the latest answers, capped not far above the minimum; nullopt before the first
  /// answer.
  std::optional<Duration> round_trip() const;

 private:
  static constexpr std::size_t kSamples = 8;

  std::array<Duration, kSamples> latest_{};
  std::size_t count_ = 0;
  Duration least_{};
};

/// Returns the lower measurement. Precondition: the connection ends at the server and the client, without a
/// proxy.
std::optional<Duration> round_trip_of(std::optional<KernelRoundTrip> kernel, RttEstimator const& echoes);

}  // namespace kuhhandel::table
