// How long clients show the events of a step before the next decision begins.
#pragma once

#include <vector>

#include "table/seats/presence.h"
#include "table/settings/pace.h"
#include "table/step.h"

namespace kuhhandel::table {

/// Returns how long a step's events are shown one after the other at a table of that speed. Depends only on
/// public information.
Duration reveal_duration(std::vector<TableEvent> const& events, Presence const& presence, Speed speed);

}  // namespace kuhhandel::table
