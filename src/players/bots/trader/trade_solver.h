// Near-equilibrium play of a TradeGame by counterfactual regret minimisation in vector form: every hand of
// both players at once. Regrets are never below zero, as in CFR+ (Tammelin 2014), and the last of them count
// twice as a forecast of the next (predictive CFR+: Farina, Kroer and Sandholm 2021). The two are improved in
// turn, and later rounds weigh more in the mean.
#pragma once

#include "bots/trader/trade_mix.h"

namespace kuhhandel::bots {

/// How long to solve: until so little of the stake is exploitable, or for so many rounds.
struct SolverEffort {
  int most_rounds = 3200;
  float good_enough = 0.001F;
};

/// Owns all that the rounds need, so that they allocate nothing.
class TradeSolver {
 public:
  /// The mean mix of the rounds; it lasts until the next call. The same game and effort give the same mix.
  TradeMix const& solve(TradeGame const& game, SolverEffort effort);

 private:
  void begin(TradeGame const& game);
  void improve_offers(TradeGame const& game, float weight);
  void improve_answers(TradeGame const& game, float weight);
  void take_mean(TradeGame const& game);

  TradeMix now_;
  TradeMix regrets_;
  TradeMix sums_;
  TradeMix mean_;
};

}  // namespace kuhhandel::bots
