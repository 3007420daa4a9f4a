// What a net gives at an observation. All memory is taken beforehand: nothing is allocated
// for a decision.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/ceiling_replies.h"
#include "engine/observation.h"
#include "neural/net.h"

namespace kuhhandel::neural {

class Policy {
 public:
  explicit Policy(std::shared_ptr<Net const> net);

  Net const& net() const { return *net_; }

  /// The logits of all kCeilingReplies, or the one of its odds, in 1024ths, until it is asked again.
  std::span<std::int32_t const> logits(Observation const& observation);

 private:
  std::shared_ptr<Net const> net_;
  std::vector<std::uint8_t> inputs_;  // of the layer that is reckoned
  std::vector<std::int32_t> sums_;
};

}  // namespace kuhhandel::neural
