// What stands where in an observation, and what replies are, as JSON.
#pragma once

#include <string>

#include "engine/edition.h"

namespace kuhhandel::bindings {

std::string observation_layout();

std::string reply_layout(Edition const& edition);

std::string compact_layout(Edition const& edition);

}  // namespace kuhhandel::bindings
