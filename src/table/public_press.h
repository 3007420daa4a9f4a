// The public part of a press in a race.
#pragma once

#include <vector>

#include "table/race.h"
#include "table/step.h"

namespace kuhhandel::table {

/// Omits the client's id and report.
table_event::Pressed public_press(Press const& press);

table_event::Verdict make_verdict(std::vector<Press> const& presses, bool drawn);

}  // namespace kuhhandel::table
