// The farmer's choice wherever it is asked.
#pragma once

#include "bots/farmer/situation.h"
#include "engine/legal_actions.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

/// What a farmer does who is in that situation and may do these things; its dice are `rng`.
Verdict farmer_verdict(Situation const& situation, LegalActions const& legal, Rng rng);

}  // namespace kuhhandel::bots
