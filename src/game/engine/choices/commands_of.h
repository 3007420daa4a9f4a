// Translates answers of the search path into whole commands, for records.
#pragma once

#include <span>
#include <vector>

#include "engine/action.h"
#include "engine/choices/choices.h"
#include "engine/event.h"

namespace kuhhandel {

/// Returns the commands that result from answer `nth` to the first of two questions; `events` are all events
/// between the two. Empty if the answer was only a part of an action; several commands if others followed
/// automatically.
std::vector<Command> commands_of(Edition const& edition, Question const& before, int nth,
                                 std::span<Event const> events, State const& after);

}  // namespace kuhhandel
