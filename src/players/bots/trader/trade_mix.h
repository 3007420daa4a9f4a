// How the two play a TradeGame, what they may expect from it, and how far from best it is.
#pragma once

#include "bots/trader/trade_game.h"

namespace kuhhandel::bots {

/// Both players' mixed strategies: how likely each hand, by its place in the game, lays and answers what.
struct TradeMix {
  std::array<OfferMix, kMostHands> offers{};
  std::array<AnswerMixes, kMostHands> answers{};
};

/// To the challenger, of each offer, when the answers are those of `mix`.
OfferMix worth_of_offers(TradeGame const& game, TradeMix const& mix);

/// To the challenged, of each answer to each signal, times how often the signal is given.
AnswerMixes worth_of_answers(TradeGame const& game, TradeMix const& mix);

/// What each choice is worth, weighed by how likely it is.
float expected(OfferMix const& mix, OfferMix const& worth);
float expected(AnswerMix const& mix, AnswerMix const& worth);

/// What challengers who play by `mix` may expect, in any measure of the outcomes.
float expected(TradeGame const& game, TradeMix const& mix, TradeWorths const& measure);

/// How much of the stake the two could gain, together, by best answers to each other's mix. Exact within the
/// game.
float exploitability(TradeGame const& game, TradeMix const& mix);

}  // namespace kuhhandel::bots
