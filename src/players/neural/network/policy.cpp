#include "neural/network/policy.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::neural {
namespace {

std::size_t widest(Net const& net) {
  int width = net.features.count();
  for (auto const& layer : net.layers) width = std::max(width, layer.outputs);
  return static_cast<std::size_t>(width);
}

std::uint8_t clipped(std::int32_t sum) { return static_cast<std::uint8_t>(std::clamp(sum, 0, kMost)); }

}  // namespace

Policy::Policy(std::shared_ptr<Net const> net)
    : net_(std::move(net)), inputs_(widest(*net_)), sums_(widest(*net_)) {}

std::span<std::int32_t const> Policy::logits(Observation const& observation) {
  std::span inputs = std::span(inputs_).first(static_cast<std::size_t>(net_->features.count()));
  net_->features.write(observation, inputs);
  std::span<std::int32_t> sums;
  for (auto const& layer : net_->layers) {
    sums = std::span(sums_).first(static_cast<std::size_t>(layer.outputs));
    accumulate(layer, inputs, sums);
    scale(layer, sums);
    inputs = std::span(inputs_).first(sums.size());
    // The output of the last layer is not used as input.
    std::ranges::transform(sums, inputs.begin(), clipped);
  }
  return sums;
}

}  // namespace kuhhandel::neural
