// Mixed strategies for a TradeGame, their expected values, and their distance from the optimum.
#pragma once

#include "bots/trader/trade_game.h"

namespace kuhhandel::bots {

/// Both players' mixed strategies: the probabilities of offers and answers for each hand, by its index in the
/// game.
struct TradeMix {
  std::array<OfferMix, kMostHands> offers{};
  std::array<AnswerMixes, kMostHands> answers{};
};

/// Returns the worth of each offer to the challenger, given the answers of `mix`.
OfferMix worth_of_offers(TradeGame const& game, TradeMix const& mix);

/// Returns the worth of each answer to each signal to the challenged player, weighted by the signal's
/// frequency.
AnswerMixes worth_of_answers(TradeGame const& game, TradeMix const& mix);

/// Returns the sum of each choice's worth, weighted by its probability.
float expected(OfferMix const& mix, OfferMix const& worth);
float expected(AnswerMix const& mix, AnswerMix const& worth);

/// Returns what challengers who play by `mix` can expect, in any measure of the outcomes.
float expected(TradeGame const& game, TradeMix const& mix, TradeWorths const& measure);

/// Returns how much of the stake both players together could gain by best responses to each other's mix.
/// Exact within the game.
float exploitability(TradeGame const& game, TradeMix const& mix);

}  // namespace kuhhandel::bots
