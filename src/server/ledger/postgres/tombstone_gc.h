// Deletes old tombstones of tables and account rows, from which absent servers learn about deletions
// (docs/adr/0025).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// Number of batches of a shard for which tombstones are kept; a replica that is further behind reads the
/// whole shard.
inline constexpr std::uint64_t kRetainedSequences = 100'000;

/// Deletes tombstones of the shard up to that batch, at most 5,000 per call, and returns their number.
std::size_t delete_tombstones(postgres::Connection& database, int shard, std::uint64_t up_to);

/// Visits a server's own shards in turn, one per minute.
class TombstoneGc {
 public:
  using Clock = std::chrono::steady_clock;

  /// Collects the next of the node's shards if it is due.
  void collect(postgres::Connection& database, std::string const& node, std::vector<ShardRow> const& rows,
               Clock::time_point now);

 private:
  std::size_t next_ = 0;
  Clock::time_point next_at_{};
};

}  // namespace kuhhandel::server
