// The farmer in horse trades: with whom and about what, what it lays, and how it answers.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// Auction, or the most promising trade if it promises clearly more, how clearly being a matter of mood; with
/// an empty pile a trade in any case (C3.3).
Verdict choose_turn(Situation const& situation, LegalActions const& legal, Rng mood);

/// The cards that promise most against the answers to be expected.
Verdict choose_offer(Situation const& situation, Trade const& trade, int at_least_cards, Rng rng);

/// Takes the money unseen, or lays enough against what may lie there.
Verdict choose_answer(Situation const& situation, seen::Answer const& answer, bool may_counter, Rng rng);

}  // namespace kuhhandel::bots
