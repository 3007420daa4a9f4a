#include "server/limits/free_memory.h"

#include <malloc.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>

namespace kuhhandel::server {

void FreeMemory::return_to_system() {
  if (checks_to_skip_ > 0) {
    --checks_to_skip_;
    return;
  }
  auto const before = allocator_.measure();
  if (before.from_system < before.in_use + kMuch) return;
  allocator_.trim();
  if (allocator_.measure().from_system + kLittle > before.from_system) checks_to_skip_ = kChecksToSkip;
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
  return {.from_system = bytes_from_system(), .in_use = use.uordblks + use.hblkhd};
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
