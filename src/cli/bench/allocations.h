// How often this thread has asked the heap for memory. Linking this file counts every operator new.
#pragma once

#include <cstdint>

namespace kuhhandel::cli {

std::uint64_t allocations_so_far();

}  // namespace kuhhandel::cli
