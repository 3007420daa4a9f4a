// The farmer in the duel: whether to keep the card that it has looked at (C10.3).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// Keeps a card whose ownership matters more than that of the next card on average.
Verdict choose_division(Situation const& situation, Card looked_at);

}  // namespace kuhhandel::bots
