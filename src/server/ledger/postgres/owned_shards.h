// Which shards of a ledger in PostgreSQL are a server's, as that changes while it runs.
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
  /// Those at first. All must outlive it.
  OwnedShards(std::vector<ShardRow> const& owned, BatchWriter& batch_writer, store::Replica& replica);

  /// The shard is ours too, and the copy has what it has; until `ran_until` another server had it.
  void acquire(ShardRow const& row, table::Instant ran_until, table::Instant now);
  /// Nothing more is written to it after this turn.
  void start_release(int shard) { releasing_.insert(shard); }
  /// Once all of it is sealed: it is ours no more.
  void finish_release(int shard);
  /// It is another's: what was not sealed of it is not kept.
  void on_fenced(int shard);

  /// Whether it is ours, and not to be left.
  bool is_active(int shard) const { return owns(shard) && !releasing_.contains(shard); }
  /// Whether it is ours still.
  bool owns(int shard) const { return shards_.contains(shard); }
  /// For how long the shard, which is ours, was nobody's since then.
  table::Duration unowned_time(int shard, table::Instant acquired_at) const;
  /// Until when another server had it.
  table::Instant ran_until(int shard) const { return shards_.at(shard).ran_until; }

  /// So many more turns are written to it; the number of the last.
  std::uint64_t advance_sequence(int shard, std::uint64_t steps) {
    return shards_.at(shard).sequence += steps;
  }

 private:
  struct Owned {
    std::uint64_t sequence;  // sealed or not
    table::Instant ran_until{0};
    table::Instant acquired_at{0};  // it was nobody's between the two
  };

  BatchWriter& batch_writer_;
  store::Replica& replica_;
  std::map<int, Owned> shards_;
  std::set<int> releasing_;  // of them
};

}  // namespace kuhhandel::server
