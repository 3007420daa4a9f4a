// Draws money cards from a mixed strategy.
#pragma once

#include <optional>

#include "bots/trader/bet_buckets.h"
#include "bots/trader/payable_sums.h"
#include "bots/trader/trade_game.h"
#include "engine/edition.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// The hand, and the buckets and rules of the trade.
struct DrawContext {
  Ruleset const& rules;
  BetBuckets const& buckets;
  PayableSums const& sums;
};

/// Returns the cards of an offer drawn from the mix.
MoneyCards draw_offer(DrawContext const& context, OfferMix const& mix, Rng& rng);

/// Returns the cards of a counter-offer drawn from the mix; nullopt if accepting was drawn.
std::optional<MoneyCards> draw_answer(DrawContext const& context, AnswerMix const& mix, Rng& rng);

}  // namespace kuhhandel::bots
