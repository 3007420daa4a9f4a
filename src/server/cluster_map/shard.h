// Shards and their leases, stored as one row per shard that all servers of a cluster share. Times are the
// database's; the servers' clocks do not matter.
#pragma once

#include <bitset>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Number of table shards. A table's id determines its shard permanently.
inline constexpr int kShards = 64;

/// One additional shard contains the account data.
inline constexpr int kAccountShard = kShards;

constexpr int shard_of(std::string_view table) {
  std::uint32_t sum = 2'166'136'261;  // FNV-1a
  for (char const letter : table) sum = (sum ^ static_cast<unsigned char>(letter)) * 16'777'619;
  return static_cast<int>(sum % kShards);
}

/// A set of shards by number.
using Shards = std::bitset<kShards + 1>;

struct ShardLease {
  using Time = std::chrono::milliseconds;

  /// Interval at which servers renew their lease.
  static constexpr Time kHeartbeat{500};
  /// A server that has not renewed its lease for this long loses its shards as soon as another server wants
  /// them.
  static constexpr Time kLeaseTimeout{2500};

  std::string owner{};  // empty: no owner yet
  std::uint64_t fencing_epoch = 0;
  Time renewed_at{0};
  bool has_left = false;  // whether the owner has reported that it left

  bool operator==(ShardLease const&) const = default;
};

/// Returns whether that server may acquire the shard. A restarted owner need not wait for its own lease to
/// expire.
inline bool is_expired_for(std::string_view server, ShardLease const& current, ShardLease::Time now) {
  bool const has_other_owner = !current.owner.empty() && current.owner != server;
  return !has_other_owner || current.has_left || now >= current.renewed_at + ShardLease::kLeaseTimeout;
}

/// Returns the lease after the acquisition. Writes under an earlier epoch are rejected from then on.
inline ShardLease acquired_by(std::string_view by, ShardLease const& current, ShardLease::Time now) {
  return {std::string(by), current.fencing_epoch + 1, now};
}

}  // namespace kuhhandel::server
