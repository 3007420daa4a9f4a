// A draw in which every number is equally likely.
#pragma once

#include <cstdint>

namespace kuhhandel {

/// Draws from 0 to `bound` - 1 (`bound` is at least 1) by Lemire's multiplication with rejection (2019);
/// `word` returns 32 random bits.
constexpr int fair_draw(int bound, auto word) {
  auto const range = static_cast<std::uint32_t>(bound);
  auto product = std::uint64_t{word()} * range;
  auto low = static_cast<std::uint32_t>(product);
  if (low < range) {
    auto const threshold = (0U - range) % range;
    while (low < threshold) {
      product = std::uint64_t{word()} * range;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<int>(product >> 32);
}

}  // namespace kuhhandel
