// A layer of a net in whole numbers, so that every compiler and language gets the same bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kuhhandel::neural {

/// y of output o is (the sum of x of each input times its weight, plus the bias) * scale / 2^24, rounded to
/// the nearest, halves up. Weights are of -127 to 127 or, as a byte can, -128; those of one input lie
/// together.
struct QuantizedLayer {
  int inputs = 0;
  int outputs = 0;
  std::vector<std::uint32_t> scales;  // one for each output, from 1 to kMostScale
  std::vector<std::int32_t> biases;   // one for each output, at most kMostBias from 0
  std::vector<std::int8_t> weights;   // weight of input i for output o at i * outputs + o
};

inline constexpr int kMostWidth = 4096;
inline constexpr std::uint32_t kMostScale = 0x7FFFFFFF;
inline constexpr std::int32_t kMostBias = 1 << 30;

/// The sums before they are scaled. `inputs` and `sums` have the layer's sizes.
void accumulate(QuantizedLayer const& layer, std::span<std::uint8_t const> inputs,
                std::span<std::int32_t> sums);

/// Scaled in place; what does not fit is cut.
void scale(QuantizedLayer const& layer, std::span<std::int32_t> sums);

}  // namespace kuhhandel::neural
