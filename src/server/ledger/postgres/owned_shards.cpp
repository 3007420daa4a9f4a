#include "server/ledger/postgres/owned_shards.h"

#include <algorithm>

namespace kuhhandel::server {

HeldShards::HeldShards(std::vector<ShardRow> const& held, Shipping& shipping, store::Copies& copies)
    : shipping_(shipping), copies_(copies) {
  for (auto const& row : held) shards_.emplace(row.shard, Held{.turns = row.latest.sequence});
}

void HeldShards::hold(ShardRow const& row, table::Instant ran_until, table::Instant now) {
  shards_[row.shard] = {.turns = row.latest.sequence, .ran_until = std::min(ran_until, now), .since = now};
  leaving_.erase(row.shard);
  shipping_.hold(row);
}

void HeldShards::let_go(int shard) {
  shards_.erase(shard);
  leaving_.erase(shard);
  shipping_.let_go(shard);
}

void HeldShards::lose(int shard) {
  let_go(shard);
  // What the folder has of it need not be what the ledger has.
  copies_.keep_position(shard, {"nobody", 0});
}

table::Duration HeldShards::without_owner(int shard, table::Instant since) const {
  auto const& held = shards_.at(shard);
  return std::max(held.since - std::max(held.ran_until, std::min(since, held.since)), {});
}

}  // namespace kuhhandel::server
