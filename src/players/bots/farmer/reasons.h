// Why the farmer did what it did, worked out when somebody asks.
#pragma once

#include "bots/explanation.h"
#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// What a decision was about.
struct LastDecision {
  SeenPhase phase;
  Outlook outlook;
  Verdict verdict;
};

Explanation explanation_of(LastDecision const& last, Seat self, Personality const& personality);

}  // namespace kuhhandel::bots
