#include "server/tables/merged_lobby_listing.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(MergedLobbyListing, CombinesAllServers) {
  auto const* const own = R"({"editions":[],"tables":[{"id":"a"}],"people":2})";
  EXPECT_EQ(merged_lobby(own, {}), own);
  EXPECT_EQ(merged_lobby(own, {R"({"tables":[{"id":"b"}],"people":3})", R"({"people":"many"})", "{"}),
            R"({"editions":[],"tables":[{"id":"a"},{"id":"b"}],"people":5})");
}

TEST(MergedLobbyListing, InterleavesTheTablesOfAllServers) {
  auto const* const own = R"({"tables":[{"id":"a"},{"id":"b"}],"people":2})";

  EXPECT_EQ(
      merged_lobby(own, {R"({"tables":[{"id":"c"},{"id":"d"}],"people":3})", R"({"tables":[],"people":0})"}),
      R"({"tables":[{"id":"a"},{"id":"c"},{"id":"b"},{"id":"d"}],"people":5})");
}

}  // namespace
}  // namespace kuhhandel::server
