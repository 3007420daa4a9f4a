#include "bots/trader/trade_solver.h"

#include <algorithm>

#include "bots/interruption.h"

namespace kuhhandel::bots {
namespace {

constexpr int kRoundsBetweenChecks = 50;

FourBuckets at_least_0(FourBuckets four) { return four > 0 ? four : FourBuckets{}; }

/// Adds each choice's advantage over the mix, and predicts the same advantage for the next round.
void regret(PerBucket& regrets, PerBucket& forecast, BucketSet const& may, PerBucket const& worth,
            float expected) {
  for_each_four([&](std::size_t first) {
    auto const better = four_of(worth, first) - expected;
    auto const now = at_least_0(four_of(regrets, first) + better);
    auto const possible = four_of(may, first);
    set_four(regrets, first, now * possible);
    set_four(forecast, first, at_least_0(now + better) * possible);
  });
}

/// Sets probabilities proportional to the weights; uniform if all are zero.
void match(OfferMix& mix, OfferMix const& weights, OfferMix const& may) {
  float sum = 0;
  for (auto const& under : weights) sum += total(under);
  auto const& chosen = sum > 0 ? weights : may;
  if (sum <= 0) {
    for (auto const& under : may) sum += total(under);
  }
  for (std::size_t s = 0; s < kSignals; ++s) mix[s] = times(1 / sum, chosen[s]);
}

void match(AnswerMix& mix, AnswerMix const& weights, BucketSet const& may) {
  auto const sum = weights.accept + total(weights.counter);
  if (sum > 0) {
    mix = {.accept = weights.accept / sum, .counter = times(1 / sum, weights.counter)};
    return;
  }
  auto const each = 1 / (1 + total(may));
  mix = {.accept = each, .counter = times(each, may)};
}

}  // namespace

void TradeSolver::begin(TradeGame const& game) {
  regrets_ = {};
  sums_ = {};
  for (std::size_t h = 0; h < game.challengers.size(); ++h) {
    match(now_.offers[h], {}, game.challengers[h].offers);
  }
  for (std::size_t h = 0; h < game.challenged.size(); ++h) {
    for (auto& mix : now_.answers[h]) match(mix, {}, game.challenged[h].counters);
  }
}

void TradeSolver::improve_offers(TradeGame const& game, float weight) {
  auto const worth = worth_of_offers(game, now_);
  OfferMix forecast;
  for (std::size_t h = 0; h < game.challengers.size(); ++h) {
    auto const& may = game.challengers[h].offers;
    auto const now = expected(now_.offers[h], worth);
    for (std::size_t s = 0; s < kSignals; ++s) {
      regret(regrets_.offers[h][s], forecast[s], may[s], worth[s], now);
    }
    match(now_.offers[h], forecast, may);
    for (std::size_t s = 0; s < kSignals; ++s) add(sums_.offers[h][s], weight, now_.offers[h][s]);
  }
}

void TradeSolver::improve_answers(TradeGame const& game, float weight) {
  auto const worth = worth_of_answers(game, now_);
  AnswerMix forecast;
  for (std::size_t h = 0; h < game.challenged.size(); ++h) {
    auto const& may = game.challenged[h].counters;
    for (std::size_t s = 0; s < kSignals; ++s) {
      auto& mix = now_.answers[h][s];
      auto& regrets = regrets_.answers[h][s];
      auto const now = expected(mix, worth[s]);
      auto const better = worth[s].accept - now;
      regrets.accept = std::max(0.0F, regrets.accept + better);
      forecast.accept = std::max(0.0F, regrets.accept + better);
      regret(regrets.counter, forecast.counter, may, worth[s].counter, now);
      match(mix, forecast, may);
      sums_.answers[h][s].accept += weight * mix.accept;
      add(sums_.answers[h][s].counter, weight, mix.counter);
    }
  }
}

void TradeSolver::take_mean(TradeGame const& game) {
  for (std::size_t h = 0; h < game.challengers.size(); ++h) {
    match(mean_.offers[h], sums_.offers[h], game.challengers[h].offers);
  }
  for (std::size_t h = 0; h < game.challenged.size(); ++h) {
    for (std::size_t s = 0; s < kSignals; ++s) {
      match(mean_.answers[h][s], sums_.answers[h][s], game.challenged[h].counters);
    }
  }
}

TradeMix const& TradeSolver::solve(TradeGame const& game, SolverEffort effort) {
  begin(game);
  for (int round = 1; round <= effort.most_rounds && !Interruption::requested(); ++round) {
    auto const weight = static_cast<float>(round) * static_cast<float>(round);
    improve_answers(game, weight);
    improve_offers(game, weight);
    if (round % kRoundsBetweenChecks != 0) continue;
    take_mean(game);
    if (exploitability(game, mean_) <= effort.good_enough) return mean_;
  }
  take_mean(game);
  return mean_;
}

}  // namespace kuhhandel::bots
