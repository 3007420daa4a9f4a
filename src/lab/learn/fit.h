// Fitting the shark's appraisal to played games by gradient descent (Adam: Kingma and Ba 2015).
#pragma once

#include <span>

#include "bots/shark/appraisal.h"
#include "engine/random/rng.h"
#include "learn/games.h"

namespace kuhhandel::lab {

/// Mean surprise in nats at the winner, and at the distribution of points.
struct Loss {
  double win = 0;
  double points = 0;
};

Loss loss_of(bots::AppraisalNet const& net, std::span<TurnSample const> samples);

/// The same of the rule of thumb.
Loss loss_of_heuristic(std::span<TurnSample const> samples);

class Fit {
 public:
  explicit Fit(std::uint64_t seed);
  /// Goes once through the samples, in any order, with that rate of learning.
  void learn(std::span<TurnSample const> samples, float rate);
  bots::AppraisalNet const& net() const { return net_; }

 private:
  void step(float rate);

  Rng rng_;
  bots::AppraisalNet net_;
  bots::AppraisalNet slope_;
  bots::AppraisalNet mean_{};
  bots::AppraisalNet square_{};
  int steps_ = 0;
};

}  // namespace kuhhandel::lab
