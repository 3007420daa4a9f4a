// A choice of a seat in a finished game, compared with its alternatives.
#pragma once

#include "coach/knowledge.h"

namespace kuhhandel::coach {

struct Decision {
  int step;  // of the replay: the step caused by the choice, or allowed by silence
  Comparison comparison;
  bool was_advised = false;  // a hint would have recommended it; determined only if the alternative is better

  /// Returns the cost of the choice against the best alternative (negative: its benefit); 0 if nothing is
  /// certain, or if a hint would have recommended the choice.
  float cost() const;
};

}  // namespace kuhhandel::coach
