// Explains the shark's choices by its estimate of the stakes.
#pragma once

#include "bots/bot.h"
#include "bots/shark/prospect.h"

namespace kuhhandel::bots {

/// `prospect` is the expected money of all seats when the shark chose among `legal`.
Explanation explain_choice(Prospect const& prospect, View const& view, LegalActions const& legal,
                           Choice const& choice);

}  // namespace kuhhandel::bots
