// Which server of a cluster is to have which shard. All look at the same rows, so all come to the same answer
// (docs/adr/0026).
#pragma once

#include <set>
#include <string>
#include <vector>

namespace kuhhandel::server {

/// For each shard whose it is to be: `owners` are those of now, by shard, of which some may be gone or about
/// to end; `sharers`, of whom there is at least one, are ready for shards. An owner that is ready keeps what
/// it has, unless it has two more than another. The last shard, which is by far the largest, moves only from
/// who is not ready.
std::vector<std::string> assign_shards(std::vector<std::string> owners,
                                       std::set<std::string> const& active_nodes);

}  // namespace kuhhandel::server
