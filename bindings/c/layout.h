// What stands where in an observation, what features are made of, and what numbers replies have, as JSON.
#pragma once

#include <string>

#include "engine/edition.h"

namespace kuhhandel::bindings {

std::string observation_layout();

std::string compact_layout(Edition const& edition);

std::string features_layout(int seats);

std::string ceiling_layout();

}  // namespace kuhhandel::bindings
