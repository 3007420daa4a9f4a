// Numbers for every bucket of sums, and their arithmetic in groups of four, which every supported machine has
// vector instructions for.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

#include "bots/lanes.h"

namespace kuhhandel::bots {

inline constexpr std::size_t kBuckets = 16;

using PerBucket = std::array<float, kBuckets>;

/// Four buckets in a row, the first a multiple of four.
using FourBuckets = Lanes<4>;

inline FourBuckets four_of(PerBucket const& numbers, std::size_t first) {
  FourBuckets four;
  std::memcpy(&four, &numbers[first], sizeof four);
  return four;
}

inline void set_four(PerBucket& numbers, std::size_t first, FourBuckets four) {
  std::memcpy(&numbers[first], &four, sizeof four);
}

/// Calls `f(first)` for every group of four buckets.
template <class F>
void for_each_four(F const& f) {
  for (std::size_t first = 0; first < kBuckets; first += 4) f(first);
}

inline void add(PerBucket& to, float times, PerBucket const& more) {
  for_each_four(
      [&](std::size_t first) { set_four(to, first, four_of(to, first) + times * four_of(more, first)); });
}

inline PerBucket times(float factor, PerBucket const& numbers) {
  PerBucket scaled;
  for_each_four([&](std::size_t first) { set_four(scaled, first, factor * four_of(numbers, first)); });
  return scaled;
}

inline float sum_of(FourBuckets four) { return (four[0] + four[1]) + (four[2] + four[3]); }

inline float dot(PerBucket const& a, PerBucket const& b) {
  FourBuckets lanes{};
  for_each_four([&](std::size_t first) { lanes += four_of(a, first) * four_of(b, first); });
  return sum_of(lanes);
}

inline float total(PerBucket const& numbers) {
  FourBuckets lanes{};
  for_each_four([&](std::size_t first) { lanes += four_of(numbers, first); });
  return sum_of(lanes);
}

}  // namespace kuhhandel::bots
