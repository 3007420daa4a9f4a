// The scores during a game that everyone can calculate from face-up cards.
#pragma once

#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/view.h"

namespace kuhhandel {

/// Returns what each player would score if the game ended now (C9), without the money in hand: if it counts
/// (C9.5), it is secret. Rats exclude the quartet that is best for the player who must choose (C9.4).
Scores standing(Edition const& edition, View const& view);

}  // namespace kuhhandel
