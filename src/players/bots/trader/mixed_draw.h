// From a mixed strategy to money on the table, by a throw of the dice.
#pragma once

#include <optional>

#include "bots/trader/bet_buckets.h"
#include "bots/trader/payable_sums.h"
#include "bots/trader/trade_game.h"
#include "engine/edition.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// What a hand is laid from: its cards, and the ladder and rules of the trade.
struct DrawContext {
  Ruleset const& rules;
  BetBuckets const& buckets;
  PayableSums const& sums;
};

/// Cards for an offer drawn from the mix.
MoneyCards draw_offer(DrawContext const& context, OfferMix const& mix, Rng& rng);

/// Cards for a counter drawn from the mix; none where it is drawn to accept.
std::optional<MoneyCards> draw_answer(DrawContext const& context, AnswerMix const& mix, Rng& rng);

}  // namespace kuhhandel::bots
