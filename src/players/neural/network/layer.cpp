#include "neural/network/layer.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace kuhhandel::neural {
namespace {

constexpr int kScaleBits = 24;
constexpr std::int64_t kHalf = std::int64_t{1} << (kScaleBits - 1);

// No sum exceeds 32 bits.
static_assert(std::int64_t{kMostWidth} * 255 * 128 + kMostBias < std::numeric_limits<std::int32_t>::max());

/// Adds the contribution of one input. A product fits 16 bits, so that more of them are calculated at once.
void add_times(std::int16_t input, std::int8_t const* weights, std::span<std::int32_t> sums) {
  for (std::size_t o = 0; o < sums.size(); ++o) sums[o] += static_cast<std::int16_t>(input * weights[o]);
}

}  // namespace

void accumulate(QuantizedLayer const& layer, std::span<std::uint8_t const> inputs,
                std::span<std::int32_t> sums) {
  assert(std::ssize(inputs) == layer.inputs && std::ssize(sums) == layer.outputs);
  std::ranges::copy(layer.biases, sums.begin());
  auto const* weights = layer.weights.data();
  for (auto const input : inputs) {
    // Most features are usually 0.
    if (input > 0) add_times(input, weights, sums);
    weights += layer.outputs;
  }
}

void scale(QuantizedLayer const& layer, std::span<std::int32_t> sums) {
  for (std::size_t o = 0; o < sums.size(); ++o) {
    auto const scaled = (std::int64_t{sums[o]} * layer.scales[o] + kHalf) >> kScaleBits;
    sums[o] = static_cast<std::int32_t>(std::clamp<std::int64_t>(
        scaled, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()));
  }
}

}  // namespace kuhhandel::neural
