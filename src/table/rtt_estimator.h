// How long the round trip of a connection is, from echoes of what was sent over it. Whoever holds back one
// kind of echo gains nothing, for the lower measurement counts; who holds back all of them is a longer
// connection to anyone who measures (docs/FAIRNESS.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "table/instant.h"

namespace kuhhandel::table {

/// What the kernel has measured of a connection by the acknowledgements of its packets, in microseconds.
struct KernelRoundTrip {
  std::int64_t smoothed;
  std::int64_t least;
};

/// In whole milliseconds, rounded up. No smoothed round trip is believed to be far above the least.
Duration kernel_round_trip(KernelRoundTrip const& measured);

/// The round trip by the client's answers to pings.
class RttEstimator {
 public:
  void add_sample(Duration after);

  /// The mean of the latest answers, not far above the least there was; none before the first.
  std::optional<Duration> round_trip() const;

 private:
  static constexpr std::size_t kSamples = 8;

  std::array<Duration, kSamples> latest_{};
  std::size_t count_ = 0;
  Duration least_{};
};

/// The round trip of a connection whose two ends are the server and the client: the lower of both.
std::optional<Duration> round_trip_of(std::optional<KernelRoundTrip> kernel, RttEstimator const& echoes);

}  // namespace kuhhandel::table
