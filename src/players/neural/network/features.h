// The inputs of a net: small whole numbers, each computed from one number of the observation or of the
// derived bytes (derived_features.h), so they are the same on every machine and in every language.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/knowledge/observation.h"

namespace kuhhandel::neural {

/// The value of a feature that represents 1: nets calculate in 64ths, up to 255.
inline constexpr int kUnit = 64;
inline constexpr int kMost = 255;

/// Reads the byte `at` of the extended observation, and the next one if `wide`, and takes the lowest `bits`
/// above `shift` as a number. If `equals` is not negative, the feature is kUnit if the number equals it, else
/// 0. Otherwise, it is `times` the excess of the number over `above`, at most kMost.
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

/// Returns all features for tables of at most `seats`; seats are named by steps to the left of the observer.
std::vector<NamedFeature> named_features(int seats);

class Features {
 public:
  explicit Features(int seats);

  int seats() const { return seats_; }
  int count() const { return static_cast<int>(features_.size()); }
  /// Returns a fingerprint of the definitions, so that nets trained with others are refused.
  std::uint64_t hash() const;

  /// Writes the features of an observation into as many bytes as there are features.
  void write(Observation const& observation, std::span<std::uint8_t> to) const;

 private:
  int seats_;
  std::vector<Feature> features_;
};

}  // namespace kuhhandel::neural
