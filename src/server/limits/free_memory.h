// Gives memory that is free back to the system. Most of what a flood of connections took lies between blocks
// that are still in use, and the C library keeps that for itself until it is asked.
#pragma once

namespace kuhhandel::server {

/// Has each large block, such as the body of an answer, come from the system and go back to it when it is
/// freed. By default the C library stops doing so after the first large blocks were freed.
void configure_allocator();

/// Looks for free memory and gives it back.
class FreeMemory {
 public:
  /// To be called every few seconds, in a thread that nobody waits for: it takes some milliseconds where
  /// there is much.
  void return_to_system();

 private:
  int checks_to_skip_ = 0;
};

}  // namespace kuhhandel::server
