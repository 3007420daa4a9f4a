#include "neural/network/value_net.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

#include "bots/shark/fast_math.h"

namespace kuhhandel::neural {
namespace {

/// From here on, the share is 0 or 1 in the precision of a float.
constexpr std::int32_t kSure = 20 * 1024;

}  // namespace

ValueNet::ValueNet(std::shared_ptr<Net const> net) : policy_(std::move(net)) {
  assert(policy_.net().head == OutputHead::odds);
}

float ValueNet::share(Observation const& observation) {
  auto const logit = static_cast<float>(std::clamp(policy_.logits(observation)[0], -kSure, kSure)) / 1024;
  return 1 / (1 + bots::exp2_of(-logit * bots::kLog2OfE));
}

}  // namespace kuhhandel::neural
