// The report of a run of faults, and the table for docs/measured/server.md.
#pragma once

#include <cstddef>
#include <vector>

#include "tests/faults/cluster.h"

namespace kuhhandel {

/// A line, as soon as it is over.
void print_result(std::size_t number, Found const& found);

/// A row for each fault that was.
void print_summary(std::vector<Found> const& all);

}  // namespace kuhhandel
