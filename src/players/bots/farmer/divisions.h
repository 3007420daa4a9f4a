// The farmer in the duel: the card that it has looked at, for itself or for the other (C10.3).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// Keeps what is worth more to have, rather than to see with the other, than the next card on average.
Verdict choose_division(Situation const& situation, Card looked_at);

}  // namespace kuhhandel::bots
