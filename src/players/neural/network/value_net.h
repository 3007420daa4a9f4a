// The share of the win that a net of odds expects for the observer.
#pragma once

#include <memory>

#include "engine/knowledge/observation.h"
#include "neural/network/policy.h"

namespace kuhhandel::neural {

class ValueNet {
 public:
  explicit ValueNet(std::shared_ptr<Net const> net);

  Net const& net() const { return policy_.net(); }
  /// Returns the share, from 0 to 1, the same on every machine.
  float share(Observation const& observation);

 private:
  Policy policy_;
};

}  // namespace kuhhandel::neural
