// Computes a fingerprint of a state: equal states have equal digests with every compiler and on every
// machine.
#pragma once

#include <cstdint>

#include "engine/state.h"

namespace kuhhandel {

std::uint64_t digest(State const& state);

}  // namespace kuhhandel
