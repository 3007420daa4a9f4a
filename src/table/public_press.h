// What all may know of the hands in a race.
#pragma once

#include <vector>

#include "table/race.h"
#include "table/step.h"

namespace kuhhandel::table {

/// Neither its client's name for the hand nor what that reported.
table_event::Pressed public_press(Press const& press);

table_event::Verdict make_verdict(std::vector<Press> const& presses, bool drawn);

}  // namespace kuhhandel::table
