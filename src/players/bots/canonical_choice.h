// What bots choose, as far as the small answers of engine/choices.h can say it.
#pragma once

#include "bots/bot.h"
#include "engine/view.h"

namespace kuhhandel::bots {

/// The choice of the seat whose view it is; a payment without the cards that could be left out, the cheapest
/// of them first, since answers pay canonically (C4.6).
Choice canonical_choice(Choice choice, View const& view);

}  // namespace kuhhandel::bots
