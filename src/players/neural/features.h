// Observations as a net reads them: small whole numbers, each made of one number of the observation, or of
// what is derived of it (derived_features.h). So they are the same on every machine and in every language.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/observation.h"

namespace kuhhandel::neural {

/// What a feature counts that is one: a net reckons in 64ths, of which there are at most 255.
inline constexpr int kUnit = 64;
inline constexpr int kMost = 255;

/// Of the byte `at` in the extended observation, and the next one where it is `wide`, the lowest `bits` above
/// `shift` are a number. Where `equals` is not below 0 the feature is kUnit where they are that, else 0;
/// without, it is `times` what the number is above `above`, at most kMost.
struct Feature {
  int at;
  bool wide = false;
  int shift = 0;
  int bits = 16;
  int equals = -1;
  int above = 0;
  int times = 1;
};

struct NamedFeature {
  std::string name;
  Feature feature;
};

/// All features at tables of at most so many seats, which are named by steps to the left of the observer.
std::vector<NamedFeature> named_features(int seats);

class Features {
 public:
  explicit Features(int seats);

  int seats() const { return seats_; }
  int count() const { return static_cast<int>(features_.size()); }
  /// A fingerprint of what they are made of, so that a net that was trained on others is refused.
  std::uint64_t hash() const;

  /// Those of an observation, into as many bytes as there are features.
  void write(Observation const& observation, std::span<std::uint8_t> to) const;

 private:
  int seats_;
  std::vector<Feature> features_;
};

}  // namespace kuhhandel::neural
