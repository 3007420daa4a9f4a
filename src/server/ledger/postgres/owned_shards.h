// The shards of a PostgreSQL ledger that a running server owns.
#pragma once

#include <cstdint>
#include <map>
#include <set>

#include "server/ledger/postgres/batch_writer.h"
#include "server/ledger/postgres/lease_queries.h"
#include "store/replica.h"

namespace kuhhandel::server {

class OwnedShards {
 public:
  /// `owned` are the shards owned at the start. All arguments passed by reference must outlive this object.
  OwnedShards(std::vector<ShardRow> const& owned, BatchWriter& batch_writer, store::Replica& replica);

  /// Adds a shard whose replica is up to date; another server owned it until `ran_until`.
  void acquire(ShardRow const& row, table::Instant ran_until, table::Instant now);
  /// Nothing more is written to the shard after this batch.
  void start_release(int shard) { releasing_.insert(shard); }
  /// Gives up the shard; call it when everything in it is durable.
  void finish_release(int shard);
  /// Another server owns the shard: its batches that are not durable are lost.
  void on_fenced(int shard);

  /// Returns whether the shard is owned and is not being released.
  bool is_active(int shard) const { return owns(shard) && !releasing_.contains(shard); }
  /// Returns whether the shard is still owned.
  bool owns(int shard) const { return shards_.contains(shard); }
  /// Returns how long nobody owned this owned shard since `acquired_at`.
  table::Duration unowned_time(int shard, table::Instant acquired_at) const;
  /// Returns until when another server owned the shard.
  table::Instant ran_until(int shard) const { return shards_.at(shard).ran_until; }

  /// Adds `steps` batches to the shard and returns the sequence of the last one.
  std::uint64_t advance_sequence(int shard, std::uint64_t steps) {
    return shards_.at(shard).sequence += steps;
  }

 private:
  struct Owned {
    std::uint64_t sequence;  // of the last batch, durable or not
    table::Instant ran_until{0};
    table::Instant acquired_at{0};  // nobody owned it between ran_until and acquired_at
  };

  BatchWriter& batch_writer_;
  store::Replica& replica_;
  std::map<int, Owned> shards_;
  std::set<int> releasing_;  // subset of shards_
};

}  // namespace kuhhandel::server
