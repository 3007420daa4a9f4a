#include "server/limits/free_memory.h"

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <fstream>

namespace kuhhandel::server {

bool FreeMemory::check() {
  auto const use = allocator_.measure();
  most_in_use_ = std::max(most_in_use_, use.in_small_blocks);
  bool const skips = checks_to_skip_ > 0;
  if (skips) --checks_to_skip_;
  bool const has_become_free = use.in_small_blocks + kMuch <= most_in_use_;
  return (!skips || has_become_free) && use.from_system >= use.in_use + kMuch;
}

void FreeMemory::release() {
  allocator_.trim();
  checks_to_skip_ = kChecksToSkip;
  most_in_use_ = allocator_.measure().in_small_blocks;
}

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)

namespace {

constexpr int kLargeBlock = 256 * 1024;
/// Kept at the end of the heap, so that it does not shrink and grow with each batch.
constexpr int kKeptAtEnd = 8 * 1024 * 1024;

std::size_t bytes_from_system() {
  std::size_t all = 0;
  std::size_t resident = 0;
  std::size_t shared = 0;
  if (!(std::ifstream("/proc/self/statm") >> all >> resident >> shared)) return 0;
  return (resident - shared) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

MemoryUse measure() {
  auto const use = mallinfo2();
  return {.from_system = bytes_from_system(),
          .in_use = use.uordblks + use.hblkhd,
          .in_small_blocks = use.uordblks};
}

}  // namespace

void configure_allocator() {
  mallopt(M_MMAP_THRESHOLD, kLargeBlock);
  mallopt(M_TRIM_THRESHOLD, kKeptAtEnd);
}

Allocator system_allocator() {
  return {.measure = measure, .trim = [] { malloc_trim(0); }};
}

#else

void configure_allocator() {}

Allocator system_allocator() {
  return {.measure = [] { return MemoryUse{}; }, .trim = [] {}};
}

#endif

}  // namespace kuhhandel::server
