#include "neural/network/features.h"

#include <algorithm>
#include <cassert>

#include "engine/choices/fingerprint.h"
#include "neural/network/derived_features.h"

namespace kuhhandel::neural {
namespace {

std::uint8_t value_of(Feature const& feature, ExtendedObservation const& bytes) {
  auto const at = static_cast<std::size_t>(feature.at);
  unsigned const all = bytes[at] + (feature.wide ? 256U * bytes[at + 1] : 0U);
  auto const number = static_cast<int>((all >> feature.shift) & ((1U << feature.bits) - 1));
  if (feature.equals >= 0) return number == feature.equals ? kUnit : 0;
  return static_cast<std::uint8_t>(std::clamp(feature.times * (number - feature.above), 0, kMost));
}

}  // namespace

Features::Features(int seats) : seats_(seats) {
  for (auto const& [_, feature] : named_features(seats)) features_.push_back(feature);
}

std::uint64_t Features::hash() const {
  Fingerprint fingerprint;
  fingerprint.add(kObservationVersion);
  for (auto const& [at, wide, shift, bits, equals, above, times] : features_) {
    for (int const number : {at, wide ? 1 : 0, shift, bits, equals, above, times})
      fingerprint.add(static_cast<std::uint16_t>(number));
  }
  return fingerprint.value();
}

void Features::write(Observation const& observation, std::span<std::uint8_t> to) const {
  assert(to.size() == features_.size());
  auto const bytes = extend_observation(observation);
  std::ranges::transform(features_, to.begin(),
                         [&](Feature const& feature) { return value_of(feature, bytes); });
}

}  // namespace kuhhandel::neural
