#include "server/table_paths.h"

#include <gtest/gtest.h>

namespace kuhhandel {
namespace {

TEST(TablePaths, NameTheTableAboveWhatLiesBelowIt) {
  EXPECT_EQ(table_above("/live", "/api/tables/k7q2m9/live"), "k7q2m9");
  EXPECT_EQ(table_above("/events/pong", "/api/tables/k7q2m9/events/pong"), "k7q2m9");
}

TEST(TablePaths, NameNoneElsewhere) {
  EXPECT_EQ(table_above("/live", "/api/tables/k7q2m9/events"), "");
  EXPECT_EQ(table_above("/live", "/api/groups/k7q2m9/live"), "");
}

// One slash served for both ends, and a table called "live" was looked for.
TEST(TablePaths, NameNoneWhereThereIsNoRoomForOne) {
  EXPECT_EQ(table_above("/live", "/api/tables/live"), "");
  EXPECT_EQ(table_above("/live", "/api/tables//live"), "");
}

}  // namespace
}  // namespace kuhhandel
