// Why the shark did what it did, told by its judgement of what was at stake.
#pragma once

#include "bots/bot.h"
#include "bots/shark/prospect.h"

namespace kuhhandel::bots {

/// `prospect` is what the shark expected of everybody's money when it chose among `legal`.
Explanation explain_choice(Prospect const& prospect, View const& view, LegalActions const& legal,
                           Choice const& choice);

}  // namespace kuhhandel::bots
