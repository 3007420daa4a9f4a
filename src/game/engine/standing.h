// The scores as everybody may reckon them in the middle of a game: from what lies open before the players.
#pragma once

#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/view.h"

namespace kuhhandel {

/// What each would score if the game ended now (C9), without the money in hand: where that counts (C9.5) it
/// is for nobody else to know. Rats strike out the quartet that is best for who has to choose (C9.4).
Scores standing(Edition const& edition, View const& view);

}  // namespace kuhhandel
