// Numbers for every rung of a ladder of sums, and their arithmetic. Fixed sizes and four sums side by side
// let the compiler use vector instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace kuhhandel::bots {

inline constexpr std::size_t kRungs = 16;

using PerRung = std::array<float, kRungs>;

inline void add(PerRung& to, float times, PerRung const& more) {
  for (std::size_t r = 0; r < kRungs; ++r) to[r] += times * more[r];
}

inline PerRung times(float factor, PerRung const& numbers) {
  PerRung scaled{};
  add(scaled, factor, numbers);
  return scaled;
}

inline float dot(PerRung const& a, PerRung const& b) {
  std::array<float, 4> lanes{};
  for (std::size_t r = 0; r < kRungs; r += 4) {
    for (std::size_t lane = 0; lane < 4; ++lane) lanes[lane] += a[r + lane] * b[r + lane];
  }
  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

inline float total(PerRung const& numbers) {
  PerRung ones;
  ones.fill(1);
  return dot(numbers, ones);
}

}  // namespace kuhhandel::bots
