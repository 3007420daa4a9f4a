// Numbers for every bucket of sums, and their arithmetic. Fixed sizes and groups of four let the compiler use
// vector instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace kuhhandel::bots {

inline constexpr std::size_t kBuckets = 16;

using PerBucket = std::array<float, kBuckets>;

inline void add(PerBucket& to, float times, PerBucket const& more) {
  for (std::size_t r = 0; r < kBuckets; ++r) to[r] += times * more[r];
}

inline PerBucket times(float factor, PerBucket const& numbers) {
  PerBucket scaled{};
  add(scaled, factor, numbers);
  return scaled;
}

inline float dot(PerBucket const& a, PerBucket const& b) {
  std::array<float, 4> lanes{};
  for (std::size_t r = 0; r < kBuckets; r += 4) {
    for (std::size_t lane = 0; lane < 4; ++lane) lanes[lane] += a[r + lane] * b[r + lane];
  }
  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

inline float total(PerBucket const& numbers) {
  PerBucket ones;
  ones.fill(1);
  return dot(numbers, ones);
}

}  // namespace kuhhandel::bots
