// What is told of faults, and the table that docs/measured/server.md has of them.
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
