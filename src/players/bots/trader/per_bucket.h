// Numbers for every bucket of sums, and their arithmetic in groups of four, the width of all machines' vector
// instructions.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

#include "bots/shark/fast_math.h"

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

/// Calls `with(first)` for every group of four buckets.
template <class With>
void for_each_four(With const& with) {
  for (std::size_t first = 0; first < kBuckets; first += 4) with(first);
}

inline void add(PerBucket& to, float times, PerBucket const& more) {
  for_each_four([&](std::size_t r) { set_four(to, r, four_of(to, r) + times * four_of(more, r)); });
}

inline PerBucket times(float factor, PerBucket const& numbers) {
  PerBucket scaled;
  for_each_four([&](std::size_t r) { set_four(scaled, r, factor * four_of(numbers, r)); });
  return scaled;
}

inline float sum_of(FourBuckets four) { return (four[0] + four[1]) + (four[2] + four[3]); }

inline float dot(PerBucket const& a, PerBucket const& b) {
  FourBuckets lanes{};
  for_each_four([&](std::size_t r) { lanes += four_of(a, r) * four_of(b, r); });
  return sum_of(lanes);
}

inline float total(PerBucket const& numbers) {
  FourBuckets lanes{};
  for_each_four([&](std::size_t r) { lanes += four_of(numbers, r); });
  return sum_of(lanes);
}

}  // namespace kuhhandel::bots
