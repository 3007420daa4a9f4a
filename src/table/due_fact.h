// What time brings at a table.
#pragma once

#include <optional>

#include "table/fact.h"
#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::table {

/// What time has brought by `now`, one fact at a time.
std::optional<Fact> due_fact(Table const& table, Instant now);

/// When time will bring something next.
std::optional<Instant> next_due(Table const& table);

}  // namespace kuhhandel::table
