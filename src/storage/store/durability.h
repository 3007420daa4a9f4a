// What a store is asked for.
#pragma once

#include <cstdint>
#include <limits>

namespace kuhhandel::store {

/// What everything that anyone was told outlives: a power cut, or the end of the process alone, which asks
/// nothing of the disk.
enum class Durability : std::uint8_t { power, process };

/// How much room the data may take, in bytes.
struct DiskBounds {
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t leaves_free = 0;  // on the disk
};

/// By so many pages the write-ahead log grows until it is carried over, which are some 4 MB.
inline constexpr int kCheckpointPages = 2000;

/// So many facts may have come since the oldest that is not yet in its table's own place, some 8 MB of them.
inline constexpr std::int64_t kMaxStaged = 32'768;

/// Whether a store is opened to be changed, or only to be read while the disk is full and nobody writes.
enum class Access : std::uint8_t { read_write, read_only };

struct StoreOptions {
  Durability durability = Durability::power;
  int checkpoint_pages = kCheckpointPages;
  std::int64_t max_staged = kMaxStaged;  // staging_log.h
  DiskBounds disk{};
  Access access = Access::read_write;
};

}  // namespace kuhhandel::store
