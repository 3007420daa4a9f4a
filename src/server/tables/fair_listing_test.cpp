#include "server/tables/fair_listing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;
using testing::ElementsAre;
using testing::SizeIs;

auto const kHonest = make_address("192.0.2.1");
auto const kNeighbour = make_address("192.0.2.2");

TEST(FairListing, ShowsAnHonestTableAmongManyFromAFewAddresses) {
  std::vector<ListedTable> tables{{.opener = kHonest, .people = 1, .number = 1}};
  for (std::uint64_t i = 0; i < 120; ++i)
    tables.push_back(
        {.opener = make_address("198.51.100." + std::to_string(i % 6)), .people = 3, .number = 2 + i});

  auto const order = fair_listing(tables, 100);

  EXPECT_THAT(order, SizeIs(6 * kMaxListedPerSubnet + 1));
  auto const place = std::ranges::find(order, 0U) - order.begin();
  EXPECT_LT(place, 7) << "each address has one before any has two";
}

TEST(FairListing, ShowsAnHonestTableAmongManyFromOneNetwork) {
  std::vector<ListedTable> tables{{.opener = kHonest, .people = 1, .number = 1}};
  for (std::uint64_t i = 0; i < 500; ++i)
    tables.push_back(
        {.opener = make_address("2001:db8:0:" + std::to_string(i) + "::"), .people = 1, .number = 2 + i});

  auto const order = fair_listing(tables, 100);

  EXPECT_THAT(order, SizeIs(100));
  EXPECT_LT(std::ranges::find(order, 0U) - order.begin(), 2);
}

TEST(FairListing, OrdersByRoundRobinThenPlayersThenAge) {
  std::vector<ListedTable> const tables{
      {.opener = kHonest, .people = 1, .number = 1},
      {.opener = kHonest, .people = 2, .number = 2},
      {.opener = kHonest, .people = 1, .number = 3},
      {.opener = kNeighbour, .people = 1, .number = 4},
  };

  EXPECT_THAT(fair_listing(tables, 100), ElementsAre(1, 3, 2, 0));
}

TEST(FairListing, DoesNotLimitThisMachineAndUnknownAddresses) {
  std::vector<ListedTable> tables;
  for (std::uint64_t i = 0; i < 40; ++i) {
    tables.push_back({.opener = {}, .people = 1, .number = 2 * i});
    tables.push_back({.opener = make_address("127.0.0.1"), .people = 1, .number = 2 * i + 1});
  }

  EXPECT_THAT(fair_listing(tables, 100), SizeIs(80));
}

}  // namespace
}  // namespace kuhhandel::server
