// Whose a shard is, of which all servers of a cluster read and write one row. Its time is the database's own;
// what the servers' clocks show does not matter.
#pragma once

#include <bitset>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// All tables are spread over so many, each by its id, for good.
inline constexpr int kShards = 64;

/// A further one is what lies around tables.
inline constexpr int kAccountShard = kShards;

constexpr int shard_of(std::string_view table) {
  std::uint32_t sum = 2'166'136'261;  // FNV-1a
  for (char const letter : table) sum = (sum ^ static_cast<unsigned char>(letter)) * 16'777'619;
  return static_cast<int>(sum % kShards);
}

/// A set of shards, by their numbers.
using Shards = std::bitset<kShards + 1>;

struct ShardLease {
  using Time = std::chrono::milliseconds;

  /// Owners say so often that they are there.
  static constexpr Time kHeartbeat{500};
  /// One of whom nothing was heard for so long is an owner no more, if another wants the shard.
  static constexpr Time kLeaseTimeout{2500};

  std::string owner{};  // empty: nobody yet
  std::uint64_t fencing_epoch = 0;
  Time renewed_at{0};
  bool has_left = false;  // the owner, by its own word

  bool operator==(ShardLease const&) const = default;
};

/// Whether that server may take the shard over. An owner that has forgotten that it is one, since it began
/// anew, need not wait.
inline bool is_expired_for(std::string_view server, ShardLease const& current, ShardLease::Time now) {
  bool const has_other_owner = !current.owner.empty() && current.owner != server;
  return !has_other_owner || current.has_left || now >= current.renewed_at + ShardLease::kLeaseTimeout;
}

/// The row once it has: from that epoch on nothing is kept that comes under an earlier one.
inline ShardLease acquired_by(std::string_view by, ShardLease const& current, ShardLease::Time now) {
  return {std::string(by), current.fencing_epoch + 1, now};
}

}  // namespace kuhhandel::server
