// The farmer's choice in any phase.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/legal_actions.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

/// Returns the farmer's choice in this situation among these actions, with `rng` as its dice.
Verdict farmer_verdict(Situation const& situation, LegalActions const& legal, Rng rng);

}  // namespace kuhhandel::bots
