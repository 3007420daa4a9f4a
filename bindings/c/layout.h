// Describes observations, features and replies as JSON.
#pragma once

#include <string>

#include "engine/edition.h"

namespace kuhhandel::bindings {

std::string observation_layout();

std::string reply_layout(Edition const& edition);

std::string compact_layout(Edition const& edition);

std::string features_layout(int seats);

std::string ceiling_layout();

}  // namespace kuhhandel::bindings
