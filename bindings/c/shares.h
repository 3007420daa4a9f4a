// The share of the win that each seat got in a game.
#pragma once

#include <cstdint>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::bindings {

/// The share of the win of each seat, equal among those with most points (C9.6), and the points themselves.
void write_shares(Edition const& edition, State const& state, float* shares, std::int32_t* points);

}  // namespace kuhhandel::bindings
