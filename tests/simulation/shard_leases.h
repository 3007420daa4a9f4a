// Which server owns which shard of the simulation: the rows that all of them read and write, with the
// servers' own rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/cluster/shard_assignment.h"
#include "server/cluster_map/shard.h"
#include "tests/simulation/memory_ledger.h"

namespace kuhhandel {

template <std::size_t Shards>
class SimulatedRows {
 public:
  using Time = server::ShardLease::Time;

  explicit SimulatedRows(std::array<MemoryShard, Shards>& shards) : shards_(shards) {}

  /// Empty: no owner.
  std::string const& owner(std::size_t shard) const { return rows_[shard].owner; }
  std::uint64_t epoch(std::size_t shard) const { return rows_[shard].fencing_epoch; }

  /// The server renews its row.
  void renew(std::string const& server, Time now) { seen_[server] = now; }

  /// Returns the due owner of each shard, as every server computes it.
  std::vector<std::string> due(Time now) const {
    std::vector<std::string> owners;
    for (auto const& row : rows_) owners.push_back(is_there(row.owner, now) ? row.owner : std::string());
    std::set<std::string> sharers;
    for (auto const& [server, seen] : seen_)
      if (is_there(server, now)) sharers.insert(server);
    return server::assign_shards(std::move(owners), sharers);
  }

  /// The epoch in which the shard is that server's from now on; none while another owns it.
  std::optional<std::uint64_t> take_over(std::size_t shard, std::string const& server, Time now) {
    auto& row = rows_[shard];
    if (seen_.contains(row.owner)) row.renewed_at = seen_.at(row.owner);
    if (!server::is_expired_for(server, row, now)) return {};
    row = server::acquired_by(server, row, now);
    shards_[shard].take_over();
    return row.fencing_epoch;
  }

  /// Nothing where it is not the server's in that epoch.
  void release(std::size_t shard, std::string const& server, std::uint64_t epoch) {
    auto& row = rows_[shard];
    if (row.owner == server && row.fencing_epoch == epoch) row.owner.clear();
  }

 private:
  bool is_there(std::string const& server, Time now) const {
    auto const seen = seen_.find(server);
    return seen != seen_.end() && now < seen->second + server::ShardLease::kLeaseTimeout;
  }

  std::array<MemoryShard, Shards>& shards_;
  std::array<server::ShardLease, Shards> rows_;
  std::map<std::string, Time> seen_;
};

}  // namespace kuhhandel
