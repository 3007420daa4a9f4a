// The published editions as values of the engine, for programs that do not read JSON. `built_in.gen.cpp` is
// generated from the files in this folder (docs/EDITIONS.md).
#pragma once

#include <span>
#include <string_view>

#include "engine/edition.h"

namespace kuhhandel::editions {

/// Those for play first, the second edition before all, then those for research.
std::span<Edition const> all();

/// Null for an id that no edition has.
Edition const* named(std::string_view id);

}  // namespace kuhhandel::editions
