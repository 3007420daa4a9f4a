// Options of a store.
#pragma once

#include <cstdint>
#include <limits>

namespace kuhhandel::store {

/// Durable data survives a power cut, or only the end of the process, which needs no fsync.
enum class Durability : std::uint8_t { power, process };

/// Disk limits in bytes.
struct DiskBounds {
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t leaves_free = 0;  // minimum free space on the disk
};

/// Growth of the write-ahead log, in pages, until a checkpoint; about 4 MB.
inline constexpr int kCheckpointPages = 2000;

/// Maximum number of facts that follow the oldest one in the staging log; about 8 MB.
inline constexpr std::int64_t kMaxStaged = 32'768;

/// Whether a store may be changed, or is only read because the disk is full.
enum class Access : std::uint8_t { read_write, read_only };

struct StoreOptions {
  Durability durability = Durability::power;
  int checkpoint_pages = kCheckpointPages;
  std::int64_t max_staged = kMaxStaged;  // staging_log.h
  DiskBounds disk{};
  Access access = Access::read_write;
};

}  // namespace kuhhandel::store
