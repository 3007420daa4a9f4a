// The report of a run of faults, and the table for docs/measured/server.md.
#pragma once

#include <cstddef>
#include <vector>

#include "tests/faults/cluster.h"

namespace kuhhandel {

/// A line, as soon as it is over.
void tell(std::size_t number, Found const& found);

/// A row for each fault that was.
void tell_all(std::vector<Found> const& all);

}  // namespace kuhhandel
