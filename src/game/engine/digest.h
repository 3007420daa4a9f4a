// A fingerprint of a state, equal for equal states on every compiler and machine.
#pragma once

#include <cstdint>

#include "engine/state.h"

namespace kuhhandel {

std::uint64_t digest(State const& state);

}  // namespace kuhhandel
