// Which shards of a ledger in PostgreSQL are a server's, as that changes while it runs.
#pragma once

#include <cstdint>
#include <map>
#include <set>

#include "server/ledger/postgres/batch_writer.h"
#include "server/ledger/postgres/lease_queries.h"
#include "store/copies.h"

namespace kuhhandel::server {

class HeldShards {
 public:
  /// Those at first. All must outlive it.
  HeldShards(std::vector<ShardRow> const& held, Shipping& shipping, store::Copies& copies);

  /// The shard is ours too, and the copy has what it has; until `ran_until` another server had it.
  void hold(ShardRow const& row, table::Instant ran_until, table::Instant now);
  /// Nothing more is written to it after this turn.
  void leave(int shard) { leaving_.insert(shard); }
  /// Once all of it is sealed: it is ours no more.
  void let_go(int shard);
  /// It is another's: what was not sealed of it is not kept.
  void lose(int shard);

  /// Whether it is ours, and not to be left.
  bool holds(int shard) const { return owns(shard) && !leaving_.contains(shard); }
  /// Whether it is ours still.
  bool owns(int shard) const { return shards_.contains(shard); }
  /// For how long the shard, which is ours, was nobody's since then.
  table::Duration without_owner(int shard, table::Instant since) const;
  /// Until when another server had it.
  table::Instant ran_until(int shard) const { return shards_.at(shard).ran_until; }

  /// So many more turns are written to it; the number of the last.
  std::uint64_t add(int shard, std::uint64_t turns) { return shards_.at(shard).turns += turns; }

 private:
  struct Held {
    std::uint64_t turns;  // sealed or not
    table::Instant ran_until{0};
    table::Instant since{0};  // it was nobody's between the two
  };

  Shipping& shipping_;
  store::Copies& copies_;
  std::map<int, Held> shards_;
  std::set<int> leaving_;  // of them
};

}  // namespace kuhhandel::server
