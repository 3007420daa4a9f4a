#include "server/limits/body_memory_budget.h"

#include <gtest/gtest.h>

#include <optional>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

auto const kAnnasHouse = make_address("192.0.2.1");
auto const kBensHouse = make_address("192.0.2.2");

TEST(BodyMemoryBudget, IsBoundedForEachAddressAndForAll) {
  BodyMemoryBudget room({.total = 100, .per_subnet = 60});
  std::optional<BodyMemoryBudget::Lease> annas(std::in_place, room, kAnnasHouse);
  BodyMemoryBudget::Lease annas_other(room, kAnnasHouse);
  BodyMemoryBudget::Lease bens(room, kBensHouse);

  EXPECT_TRUE(annas->grow_to(50));
  EXPECT_TRUE(annas->grow_to(20)) << "which it has";
  EXPECT_FALSE(annas_other.grow_to(11));
  EXPECT_TRUE(bens.grow_to(50));
  EXPECT_FALSE(bens.grow_to(51));
  annas.reset();
  EXPECT_TRUE(annas_other.grow_to(50));
}

TEST(BodyMemoryBudget, IsForThisMachineAsLargeAsForAll) {
  BodyMemoryBudget room({.total = 100, .per_subnet = 60});
  BodyMemoryBudget::Lease own(room, make_address("127.0.0.1"));

  EXPECT_TRUE(own.grow_to(100));
  EXPECT_FALSE(own.grow_to(101));
}

}  // namespace
}  // namespace kuhhandel::server
