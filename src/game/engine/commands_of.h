// The whole commands that the answers of the search path amount to, for records.
#pragma once

#include <span>
#include <vector>

#include "engine/action.h"
#include "engine/choices.h"
#include "engine/event.h"

namespace kuhhandel {

/// What was done between two questions by the `nth` answer to the first, of which `events` tell all: none
/// where the answer was a part of an action, several where others followed of themselves.
std::vector<Command> commands_of(Edition const& edition, Question const& before, int nth,
                                 std::span<Event const> events, State const& after);

}  // namespace kuhhandel
