// What everything that anyone was told outlives.
#pragma once

#include <cstdint>

namespace kuhhandel::store {

/// A power cut, or the end of the process alone, which asks nothing of the disk.
enum class Durability : std::uint8_t { power, process };

}  // namespace kuhhandel::store
