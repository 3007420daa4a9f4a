// Adapts imagined hands to certain knowledge, with few changes.
#pragma once

#include "bots/beliefs/hands.h"
#include "engine/bounds/bounds.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// Moves and swaps random single cards until the bounds allow the hands; returns false if it finds no way.
/// The hands must contain all cards of the bounds.
bool repair_sample(Hands& hands, Bounds const& bounds, Rng& rng);

}  // namespace kuhhandel::bots
