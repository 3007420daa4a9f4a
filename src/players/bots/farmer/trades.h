// The farmer in horse trades: choice of partner and animals, offers and answers.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// Returns an auction, or the best trade if it is clearly better, by a random margin; if the pile is empty,
/// always a trade (C3.3).
Verdict choose_turn(Situation const& situation, LegalActions const& legal, Rng mood);

/// Returns the cards with the best result against the expected answers.
Verdict choose_offer(Situation const& situation, Trade const& trade, int at_least_cards, Rng rng);

/// Accepts the money unseen, or lays enough against the estimated offer.
Verdict choose_answer(Situation const& situation, seen::Answer const& answer, bool may_counter, Rng rng);

}  // namespace kuhhandel::bots
