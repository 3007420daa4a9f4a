// Returns free memory to the system. After a flood of connections, most free memory is between used blocks,
// and the C library keeps it unless asked to release it.
#pragma once

namespace kuhhandel::server {

/// Allocates each large block, such as a response body, directly from the system, so that freeing returns it.
/// By default the C library stops doing so after the first large blocks are freed.
void configure_allocator();

class FreeMemory {
 public:
  /// Call it every few seconds, on a thread on which nothing waits: it takes a few milliseconds if much is
  /// free.
  void return_to_system();

 private:
  int checks_to_skip_ = 0;
};

}  // namespace kuhhandel::server
