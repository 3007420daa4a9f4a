// Of tables, and rows around them, that are gone the ledger keeps for a while in which turn they went, so
// that who was away learns it; then it forgets that (docs/adr/0025).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {

/// For so many turns of a shard it is kept; who was away for longer reads all of the shard.
inline constexpr std::uint64_t kRetainedSequences = 100'000;

/// Forgets what went in that turn of the shard or earlier, at most 5,000 at once; how many those were.
std::size_t delete_tombstones(postgres::Connection& database, int shard, std::uint64_t up_to);

/// Goes round a server's own shards, one each minute.
class TombstoneGc {
 public:
  using Clock = std::chrono::steady_clock;

  /// The next shard of the node's, if it is time for that.
  void collect(postgres::Connection& database, std::string const& node, std::vector<ShardRow> const& rows,
               Clock::time_point now);

 private:
  std::size_t next_ = 0;
  Clock::time_point next_at_{};
};

}  // namespace kuhhandel::server
