// Computes the output of a net for an observation. All memory is allocated in advance: a decision allocates
// nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/ceilings/ceiling_replies.h"
#include "engine/knowledge/observation.h"
#include "neural/network/net.h"

namespace kuhhandel::neural {

class Policy {
 public:
  explicit Policy(std::shared_ptr<Net const> net);

  Net const& net() const { return *net_; }

  /// Returns the logits of all kCeilingReplies, or the one logit of the odds, in 1024ths. Valid until the
  /// next call.
  std::span<std::int32_t const> logits(Observation const& observation);

 private:
  std::shared_ptr<Net const> net_;
  std::vector<std::uint8_t> inputs_;  // of the current layer
  std::vector<std::int32_t> sums_;
};

}  // namespace kuhhandel::neural
