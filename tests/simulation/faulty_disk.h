// A disk that fails on purpose: SQLite's own files, through a layer that refuses writes from a chosen one on.
#pragma once

#include <cstdint>

namespace kuhhandel {

enum class DiskFault : std::uint8_t {
  full,        // a write finds no room, and no later one does
  torn_write,  // a write gets half-way and then fails, as all later ones do
  no_sync,     // fsync fails
};

/// While it lives, all databases of this process that are opened are on this disk; there is one at a time.
class FaultyDisk {
 public:
  FaultyDisk();
  FaultyDisk(FaultyDisk const&) = delete;
  FaultyDisk& operator=(FaultyDisk const&) = delete;
  ~FaultyDisk();

  /// After so many more operations of its kind the disk fails.
  void fail_after(int operations, DiskFault fault);
  void heal();
  /// Whether it has refused anything since it was last healed.
  bool has_failed() const;
};

}  // namespace kuhhandel
