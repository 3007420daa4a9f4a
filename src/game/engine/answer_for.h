// From a whole action, as people and bots choose it, to the small answers of the search path.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/choices.h"

namespace kuhhandel {

/// By which answer the seat that is asked does this, or, where it lays money, begins to or goes on. Empty is
/// silence. None where no answers lead there: it is not legal, or a payment that is not canonical (C4.6).
std::optional<int> answer_for(Edition const& edition, Question const& question,
                              std::optional<Action> const& choice);

}  // namespace kuhhandel
