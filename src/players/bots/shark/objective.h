// What the shark plays for at the end of a playout.
#pragma once

#include "bots/shark/heuristic.h"
#include "engine/edition.h"

namespace kuhhandel::bots {

struct Objective {
  float points_part;   // how far the part of all points counts, against the win
  float trade_margin;  // by how much a trade must look better than an auction, in parts of the win
};

/// Found by play: who is surer plays more for the win, and needs less of a margin.
inline constexpr Objective kAppraisalObjective{.points_part = 0.5F, .trade_margin = 0.03F};

/// In the duel the rule of thumb plays better than the appraisal, though it foresees less
/// (docs/measured/bots.md).
inline bool uses_appraisal(Edition const& edition) { return !edition.division; }

inline Objective objective_for(Edition const& edition) {
  if (uses_appraisal(edition)) return kAppraisalObjective;
  return {.points_part = kHeuristic.points_part, .trade_margin = 0.12F};
}

}  // namespace kuhhandel::bots
