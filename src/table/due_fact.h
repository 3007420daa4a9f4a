// Facts caused by the passing of time.
#pragma once

#include <optional>

#include "table/fact.h"
#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Returns the next fact that is due by `now`; nullopt if there is none.
std::optional<Fact> due_fact(Table const& table, Instant now);

/// Returns the time of the next due fact.
std::optional<Instant> next_due(Table const& table);

}  // namespace kuhhandel::table
