// Assigns shards to the servers of a cluster. All servers read the same rows and get the same result
// (docs/adr/0026).
#pragma once

#include <set>
#include <string>
#include <vector>

namespace kuhhandel::server {

/// Returns the new owner of each shard. `owners` are the current ones by shard; some may be gone or about to
/// stop. `active_nodes`, at least one, are ready for shards. A ready owner keeps its shards unless it has at
/// least two more than another. The last shard, by far the largest, moves only if its owner is not ready.
std::vector<std::string> assign_shards(std::vector<std::string> owners,
                                       std::set<std::string> const& active_nodes);

}  // namespace kuhhandel::server
