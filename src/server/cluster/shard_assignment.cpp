#include "server/cluster/shard_assignment.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace kuhhandel::server {
namespace {

using Counts = std::map<std::string, int>;

bool has_fewer(Counts::value_type const& one, Counts::value_type const& other) {
  return one.second < other.second;
}

}  // namespace

std::vector<std::string> assign_shards(std::vector<std::string> owners,
                                       std::set<std::string> const& active_nodes) {
  assert(!active_nodes.empty());
  Counts counts;
  for (auto const& node : active_nodes) counts[node] = 0;
  for (auto const& owner : owners)
    if (auto const found = counts.find(owner); found != counts.end()) ++found->second;
  for (auto& owner : owners) {
    if (counts.contains(owner)) continue;
    auto const fewest = std::ranges::min_element(counts, has_fewer);
    ++fewest->second;
    owner = fewest->first;
  }
  for (;;) {
    auto const [fewest, most] = std::ranges::minmax_element(counts, has_fewer);
    if (most->second - fewest->second < 2) return owners;
    // A node with two or more shards has at least one that is not the account shard, which is last.
    *std::ranges::find(owners, most->first) = fewest->first;
    ++fewest->second;
    --most->second;
  }
}

}  // namespace kuhhandel::server
