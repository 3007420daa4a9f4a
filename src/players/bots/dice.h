// A bot's random numbers. They depend on its seed and on how many events it has seen, not on how often it was
// asked.
#pragma once

#include <cstdint>

#include "engine/random/rng.h"

namespace kuhhandel::bots {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : seed_(seed) {}

  /// Registers an event, which changes the next random numbers.
  void advance() { ++moment_; }

  /// Returns the generator for the current moment.
  Rng rng() const { return Rng(seed_ + 0x9e3779b97f4a7c15U * (moment_ + 1)); }

 private:
  std::uint64_t seed_;
  std::uint64_t moment_ = 0;
};

}  // namespace kuhhandel::bots
