// Converts choices of bots to those that the small answers of engine/choices/choices.h can express.
#pragma once

#include "bots/bot.h"
#include "engine/view.h"

namespace kuhhandel::bots {

/// Returns the choice of the seat that owns the view; unnecessary cards of a payment are dropped, the
/// cheapest first, because answers pay canonically (C4.6).
Choice canonical_choice(Choice choice, View const& view);

}  // namespace kuhhandel::bots
