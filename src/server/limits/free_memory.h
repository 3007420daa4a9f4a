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

  /// Call it every few seconds, on a thread on which nothing waits: it takes a few milliseconds if much is
  /// free.
  void return_to_system();

  /// Less free memory than this is kept.
  static constexpr std::size_t kMuch = std::size_t{24} * 1024 * 1024;
  /// If less than this was released, the free memory is in pieces smaller than a page, and remains so for a
  /// while: that number of calls do nothing.
  static constexpr std::size_t kLittle = std::size_t{4} * 1024 * 1024;
  static constexpr int kChecksToSkip = 30;

 private:
  Allocator allocator_;
  int checks_to_skip_ = 0;
};

}  // namespace kuhhandel::server
