// Translates a whole action, as people and bots choose it, into the small answers of the search path.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/choices/choices.h"

namespace kuhhandel {

/// Returns the answer with which the asked seat performs this action or, if money is laid card by card,
/// begins or continues it. An empty choice is silence. nullopt if no sequence of answers leads to the action:
/// it is illegal, or a payment that is not canonical (C4.6).
std::optional<int> answer_for(Edition const& edition, Question const& question,
                              std::optional<Action> const& choice);

}  // namespace kuhhandel
