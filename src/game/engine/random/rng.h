// The engine's own random generator, because standard distributions and shuffles differ between libraries.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/random/fair_draw.h"

namespace kuhhandel {

/// xoshiro256** by Blackman and Vigna (2018), seeded with SplitMix64. A value: a copy repeats the same draws.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : words_) word = split_mix(seed);
  }

  /// Creates a generator from any text; equal texts give equal draws.
  static constexpr Rng from_text(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
    for (char const letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return Rng(hash);
  }

  constexpr std::uint64_t next() {
    auto const result = std::rotl(words_[1] * 5, 7) * 9;
    auto const shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  /// Draws uniformly from 0 to `bound` - 1; `bound` is at least 1.
  constexpr int below(int bound) {
    return fair_draw(bound, [this] { return static_cast<std::uint32_t>(next() >> 32); });
  }

 private:
  static constexpr std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15U;
    auto mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
  }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace kuhhandel
