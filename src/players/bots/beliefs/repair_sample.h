// Imagined hands made to agree with what is certain, by as few changes as will do.
#pragma once

#include "bots/beliefs/hands.h"
#include "engine/bounds/bounds.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// Moves and swaps single cards, by chance, until the bounds allow the hands; false where it finds no way.
/// The hands must hold all cards that the bounds speak of.
bool repair_sample(Hands& hands, Bounds const& bounds, Rng& rng);

}  // namespace kuhhandel::bots
