// How far evaluations in imagined worlds can be trusted.
#pragma once

#include "coach/habits.h"
#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// The share of the imagined difference that is real, from 0 to 1.
struct Shrinkage {
  float mistake;    // if the imagined worlds prefer another choice
  float good_move;  // if the imagined worlds prefer the same choice
};

/// Returns the shrinkage for such a choice. Found in games among bots that were continued with other choices
/// (docs/measured/coach.md).
Shrinkage shrinkage_for(MistakeKind mistake);

/// Returns the comparison corrected by the shrinkage.
Comparison apply_shrinkage(Comparison imagined);

}  // namespace kuhhandel::coach
