// The weights of an appraisal as whole numbers, as lab/learn writes them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/shark/appraisal.h"

namespace kuhhandel::bots {

using AppraisalWeights = std::array<std::int16_t, sizeof(AppraisalNet) / sizeof(float)>;

/// Converts weights in units of 1/4096, in the order of the net.
inline AppraisalNet net_from_weights(AppraisalWeights const& whole) {
  std::array<float, std::tuple_size_v<AppraisalWeights>> weights{};
  for (std::size_t i = 0; i < whole.size(); ++i) weights[i] = 0x1p-12F * static_cast<float>(whole[i]);
  return std::bit_cast<AppraisalNet>(weights);
}

}  // namespace kuhhandel::bots
