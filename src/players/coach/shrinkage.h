// How far what imagined worlds say of a choice can be believed.
#pragma once

#include "coach/habits.h"
#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// How much comes of what imagined worlds say, from 0 to 1.
struct Shrinkage {
  float mistake;    // where they would have chosen otherwise
  float good_move;  // where they would have chosen the same
};

/// Of such a choice. Found in games among bots that were played on otherwise (docs/measured/coach.md).
Shrinkage shrinkage_for(MistakeKind mistake);

/// What may be said of a choice of which imagined worlds say that.
Comparison apply_shrinkage(Comparison imagined);

}  // namespace kuhhandel::coach
