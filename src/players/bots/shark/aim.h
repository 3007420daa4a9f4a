// What the shark plays for at the end of a playout.
#pragma once

#include "bots/shark/judgement.h"
#include "engine/edition.h"

namespace kuhhandel::bots {

struct Aim {
  float points_part;   // how far the part of all points counts, against the win
  float trade_margin;  // by how much a trade must look better than an auction, in parts of the win
};

/// Found by play: who is surer plays more for the win, and needs less of a margin.
inline constexpr Aim kByAppraisal{.points_part = 0.5F, .trade_margin = 0.03F};

/// In the duel the rule of thumb plays better than the appraisal, though it foresees less
/// (docs/measured/bots.md).
inline bool goes_by_appraisal(Edition const& edition) { return !edition.division; }

inline Aim aim_in(Edition const& edition) {
  if (goes_by_appraisal(edition)) return kByAppraisal;
  return {.points_part = kJudgement.points_part, .trade_margin = 0.12F};
}

}  // namespace kuhhandel::bots
