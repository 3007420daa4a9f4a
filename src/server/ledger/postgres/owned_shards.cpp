#include "server/ledger/postgres/owned_shards.h"

#include <algorithm>

namespace kuhhandel::server {

OwnedShards::OwnedShards(std::vector<ShardRow> const& owned, BatchWriter& batch_writer,
                         store::Replica& replica)
    : batch_writer_(batch_writer), replica_(replica) {
  for (auto const& row : owned) shards_.emplace(row.shard, Owned{.sequence = row.latest_position.sequence});
}

void OwnedShards::acquire(ShardRow const& row, table::Instant ran_until, table::Instant now) {
  shards_[row.shard] = {
      .sequence = row.latest_position.sequence, .ran_until = std::min(ran_until, now), .acquired_at = now};
  releasing_.erase(row.shard);
  batch_writer_.acquire(row);
}

void OwnedShards::finish_release(int shard) {
  shards_.erase(shard);
  releasing_.erase(shard);
  batch_writer_.release(shard);
}

void OwnedShards::on_fenced(int shard) {
  finish_release(shard);
  // The folder's copy may differ from the ledger's state.
  replica_.set_position(shard, {"nobody", 0});
}

table::Duration OwnedShards::unowned_time(int shard, table::Instant acquired_at) const {
  auto const& owned = shards_.at(shard);
  return std::max(owned.acquired_at - std::max(owned.ran_until, std::min(acquired_at, owned.acquired_at)),
                  {});
}

}  // namespace kuhhandel::server
