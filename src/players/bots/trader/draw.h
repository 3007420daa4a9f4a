// From a mixed strategy to money on the table, by a throw of the dice.
#pragma once

#include <optional>

#include "bots/trader/ladder.h"
#include "bots/trader/layings.h"
#include "bots/trader/trade_game.h"
#include "engine/edition.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// What a hand is laid from: its cards, and the ladder and rules of the trade.
struct Purse {
  Ruleset const& rules;
  Ladder const& ladder;
  Layings const& layings;
};

/// Cards for an offer drawn from the mix.
MoneyCards draw_offer(Purse const& purse, OfferMix const& mix, Rng& rng);

/// Cards for a counter drawn from the mix; none where it is drawn to accept.
std::optional<MoneyCards> draw_answer(Purse const& purse, AnswerMix const& mix, Rng& rng);

}  // namespace kuhhandel::bots
