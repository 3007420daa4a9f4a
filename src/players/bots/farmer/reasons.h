// Explains the farmer's choice, calculated only on request.
#pragma once

#include "bots/explanation.h"
#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// The input of a decision.
struct LastDecision {
  SeenPhase phase;
  Outlook outlook;
  Verdict verdict;
};

Explanation explanation_of(LastDecision const& last, Seat self, Personality const& personality);

}  // namespace kuhhandel::bots
