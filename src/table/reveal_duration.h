// How long what happened is shown to people, before the next question begins.
#pragma once

#include <vector>

#include "table/pace.h"
#include "table/presence.h"
#include "table/step.h"

namespace kuhhandel::table {

/// How long a step's events are shown at a table of that speed, one after the other. It depends on nothing
/// that only some may know.
Duration reveal_duration(std::vector<TableEvent> const& events, Presence const& presence, Speed speed);

}  // namespace kuhhandel::table
