// Near-equilibrium play of a TradeGame by counterfactual regret minimisation in vector form: all hands of
// both players at once. Regrets are never negative, as in CFR+ (Tammelin 2014), and the latest count twice as
// a prediction of the next (predictive CFR+: Farina, Kroer and Sandholm 2021). The players are updated
// alternately, and later rounds have more weight in the average.
#pragma once

#include "bots/trader/trade_mix.h"

namespace kuhhandel::bots {

/// When to stop: at this exploitability (as a share of the stake), or after this number of rounds.
struct SolverEffort {
  int most_rounds = 3200;
  float good_enough = 0.001F;
};

/// Owns all buffers of the rounds, so that they allocate nothing.
class TradeSolver {
 public:
  /// Returns the average mix of the rounds, valid until the next call. The same game and effort give the same
  /// mix.
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
