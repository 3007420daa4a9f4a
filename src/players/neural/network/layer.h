// A layer of a net in whole numbers, so that every compiler and language gets the same bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kuhhandel::neural {

/// Output o is y = (the sum over all inputs of x times its weight, plus the bias) * scale / 2^24, rounded to
/// nearest, halves up. Weights are from -127 to 127 or, as a byte can be, -128; those of one input are
/// contiguous.
struct QuantizedLayer {
  int inputs = 0;
  int outputs = 0;
  std::vector<std::uint32_t> scales;  // one per output, from 1 to kMostScale
  std::vector<std::int32_t> biases;   // one per output, at most kMostBias in absolute value
  std::vector<std::int8_t> weights;   // weight of input i for output o at i * outputs + o
};

inline constexpr int kMostWidth = 4096;
inline constexpr std::uint32_t kMostScale = 0x7FFFFFFF;
inline constexpr std::int32_t kMostBias = 1 << 30;

/// Computes the sums before scaling. `inputs` and `sums` have the layer's sizes.
void accumulate(QuantizedLayer const& layer, std::span<std::uint8_t const> inputs,
                std::span<std::int32_t> sums);

/// Scales in place; clamps values that do not fit.
void scale(QuantizedLayer const& layer, std::span<std::int32_t> sums);

}  // namespace kuhhandel::neural
