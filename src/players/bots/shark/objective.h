// The objective that the shark maximises at the end of a playout.
#pragma once

#include "bots/shark/heuristic.h"
#include "engine/edition.h"

namespace kuhhandel::bots {

struct Objective {
  float points_part;   // the weight of the share of all points, against the win
  float trade_margin;  // the required advantage of a trade over an auction, as a share of the win
};

/// Found by play: a more accurate judge can play more for the win, and needs less of a margin.
inline constexpr Objective kAppraisalObjective{.points_part = 0.5F, .trade_margin = 0.03F};

/// In the duel, the heuristic plays better than the appraisal, although its predictions are less accurate
/// (docs/measured/bots.md).
inline bool uses_appraisal(Edition const& edition) { return !edition.division; }

inline Objective objective_for(Edition const& edition) {
  if (uses_appraisal(edition)) return kAppraisalObjective;
  return {.points_part = kHeuristic.points_part, .trade_margin = 0.12F};
}

}  // namespace kuhhandel::bots
