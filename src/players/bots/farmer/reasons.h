// Why the farmer did what it did, worked out when somebody asks.
#pragma once

#include "bots/explanation.h"
#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

/// What a decision was about.
struct Recollection {
  SeenPhase phase;
  Outlook outlook;
  Verdict verdict;
};

Explanation explanation_of(Recollection const& last, Seat self, Temperament const& temperament);

}  // namespace kuhhandel::bots
