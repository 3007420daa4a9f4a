// What stands where in an observation, as JSON.
#pragma once

#include <string>

namespace kuhhandel::bindings {

std::string observation_layout();

}  // namespace kuhhandel::bindings
