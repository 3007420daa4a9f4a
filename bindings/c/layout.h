// What stands where in an observation, and what compact replies are, as JSON.
#pragma once

#include <string>

#include "engine/edition.h"

namespace kuhhandel::bindings {

std::string observation_layout();

std::string compact_layout(Edition const& edition);

}  // namespace kuhhandel::bindings
