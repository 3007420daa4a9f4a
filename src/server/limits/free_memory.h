// Returns free memory to the system. After a flood of connections, most free memory is between used blocks,
// and the C library keeps it unless asked to release it.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace kuhhandel::server {

/// Allocates each large block, such as a response body, directly from the system, so that freeing returns it.
/// By default the C library stops doing so after the first large blocks are freed.
void configure_allocator();

/// The memory of a process, in bytes.
struct MemoryUse {
  std::size_t from_system = 0;  // without mapped files; 0 if unknown
  std::size_t in_use = 0;
  std::size_t in_small_blocks = 0;  // the part of it that does not return to the system by itself when freed
};

/// The C library's allocator; tests have their own.
struct Allocator {
  std::function<MemoryUse()> measure;
  /// Returns free pages to the system.
  std::function<void()> trim;
};

/// Returns an allocator that does nothing if the C library cannot return memory.
Allocator system_allocator();

class FreeMemory {
 public:
  explicit FreeMemory(Allocator allocator = system_allocator()) : allocator_(std::move(allocator)) {}

  /// Call it every few seconds. Returns true if much memory is free that was in use: then call release().
  bool check();
  /// Returns free memory to the system. Other threads that allocate wait for it, up to some ten milliseconds.
  void release();

  /// Less free memory than this is kept.
  static constexpr std::size_t kMuch = std::size_t{16} * 1024 * 1024;
  /// A flood that lasts uses its free memory again, so after a release that number of calls return false,
  /// unless kMuch of the memory in use has become free meanwhile.
  static constexpr int kChecksToSkip = 6;

 private:
  Allocator allocator_;
  int checks_to_skip_ = 0;
  std::size_t most_in_use_ = 0;  // bytes in small blocks since the latest release
};

}  // namespace kuhhandel::server
