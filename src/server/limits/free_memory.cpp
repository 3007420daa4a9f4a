#include "server/limits/free_memory.h"

#include <malloc.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <fstream>

namespace kuhhandel::server {

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)

namespace {

constexpr int kLargeBlock = 256 * 1024;
/// Kept at the end of the heap, so that it does not shrink and grow with each batch.
constexpr int kKeptAtEnd = 8 * 1024 * 1024;
constexpr std::size_t kMuch = std::size_t{24} * 1024 * 1024;
/// If less than this was released, the free memory is in pieces smaller than a page, and remains so for a
/// while.
constexpr std::size_t kLittle = std::size_t{4} * 1024 * 1024;
constexpr int kChecksToSkip = 30;

/// Memory of this process, without mapped files, in bytes; 0 if unknown.
std::size_t bytes_from_system() {
  std::size_t all = 0;
  std::size_t resident = 0;
  std::size_t shared = 0;
  if (!(std::ifstream("/proc/self/statm") >> all >> resident >> shared)) return 0;
  return (resident - shared) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t bytes_in_use() {
  auto const use = mallinfo2();
  return use.uordblks + use.hblkhd;
}

}  // namespace

void configure_allocator() {
  mallopt(M_MMAP_THRESHOLD, kLargeBlock);
  mallopt(M_TRIM_THRESHOLD, kKeptAtEnd);
}

void FreeMemory::return_to_system() {
  if (checks_to_skip_ > 0) {
    --checks_to_skip_;
    return;
  }
  auto const before = bytes_from_system();
  if (before < bytes_in_use() + kMuch) return;
  malloc_trim(0);
  if (bytes_from_system() + kLittle > before) checks_to_skip_ = kChecksToSkip;
}

#else

void configure_allocator() {}
void FreeMemory::return_to_system() {}

#endif

}  // namespace kuhhandel::server
