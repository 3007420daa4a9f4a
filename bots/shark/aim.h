// What the shark plays for at the end of a playout.
#pragma once

#include "bots/shark/appraisal.h"
#include "bots/shark/judgement.h"

namespace kuhhandel::bots {

struct Aim {
  float points_part;   // how far the part of all points counts, against the win
  float trade_margin;  // by how much a trade must look better than an auction, in parts of the win
};

/// Found by play: whose appraisal is surer plays more for the win, and needs less of a margin.
inline Aim aim_in(Edition const& edition) {
  if (has_learned(edition)) return {.points_part = 0.5F, .trade_margin = 0.03F};
  return {.points_part = kJudgement.points_part, .trade_margin = 0.12F};
}

}  // namespace kuhhandel::bots
