// Shard assignment: an equal share for each ready server, with as few moves as possible.
#include "server/cluster/shard_assignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <ranges>

#include "engine/random/rng.h"
#include "server/cluster_map/shard.h"
#include "tests/support/laws.h"

namespace kuhhandel::server {
namespace {

using Owners = std::vector<std::string>;
using Sharers = std::set<std::string>;

Owners all_of(std::string const& one) { return Owners(kShards + 1, one); }

std::map<std::string, int> counted(Owners const& owners) {
  std::map<std::string, int> counts;
  for (auto const& owner : owners) ++counts[owner];
  return counts;
}

auto moved(Owners const& before, Owners const& after) {
  return std::inner_product(before.begin(), before.end(), after.begin(), 0, std::plus(), std::not_equal_to());
}

TEST(ShardAssignment, GivesAllShardsToASingleServer) {
  EXPECT_EQ(assign_shards(all_of(""), {"one"}), all_of("one"));
}

TEST(ShardAssignment, MovesOnlyTheShareOfANewServer) {
  auto const two = assign_shards(all_of("one"), {"one", "two"});
  EXPECT_EQ(moved(all_of("one"), two), 32);
  EXPECT_EQ(two.back(), "one") << "the account data stays at its owner";
  EXPECT_EQ(moved(two, assign_shards(two, {"one", "two", "three"})), 21);
}

TEST(ShardAssignment, KeepsTheShardsOfSurvivingServers) {
  Sharers const all{"one", "two", "three"};
  auto const before = assign_shards(all_of(""), all);
  auto const after = assign_shards(before, {"one", "three"});
  for (std::size_t shard = 0; shard < before.size(); ++shard)
    if (before[shard] != "two") EXPECT_EQ(before[shard], after[shard]);
  EXPECT_EQ(counted(after), (std::map<std::string, int>{{"one", 33}, {"three", 32}}));
}

TEST(ShardAssignmentLaw, IsBalancedAndStable) {
  Rng rng = Rng::from_text("shares");
  for (int run = 0; run < law_runs(200); ++run) {
    Sharers sharers;
    auto owners = all_of("");
    for (int change = 0; change < 8; ++change) {
      if (auto const name = std::to_string(rng.below(5)); sharers.erase(name) == 0) sharers.insert(name);
      if (sharers.empty()) continue;
      auto const due = assign_shards(owners, sharers);
      auto const counts = counted(due);
      auto const [fewest, most] = std::ranges::minmax(counts | std::views::values);
      ASSERT_EQ(counts.size(), sharers.size());
      ASSERT_LE(most - fewest, 1);
      ASSERT_EQ(assign_shards(due, sharers), due);
      owners = due;
    }
  }
}

}  // namespace
}  // namespace kuhhandel::server
