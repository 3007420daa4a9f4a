#include "server/http/path_pattern.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(PathPattern, IsAPathPartByPart) {
  EXPECT_TRUE(fits("/api/lobby", "/api/lobby"));
  EXPECT_FALSE(fits("/api/lobby", "/api/lobby/"));
  EXPECT_FALSE(fits("/api/lobby", "/api"));
  EXPECT_TRUE(fits("/", "/"));
  EXPECT_FALSE(fits("/", "/api"));
  EXPECT_FALSE(fits("/", ""));
  EXPECT_FALSE(fits("/", "*"));
}

TEST(PathPattern, HasNamesForPartsThatAreThere) {
  EXPECT_TRUE(fits("/api/tables/{table}/live", "/api/tables/k7q2m9/live"));
  EXPECT_FALSE(fits("/api/tables/{table}/live", "/api/tables//live"));
  EXPECT_FALSE(fits("/api/tables/{table}/live", "/api/tables/k7q2m9/events"));
}

// One slash served for both ends, and a table called "live" was looked for.
TEST(PathPattern, HasNoNameWhereThereIsNoRoomForOne) {
  EXPECT_FALSE(fits("/api/tables/{table}/live", "/api/tables/live"));
  EXPECT_FALSE(fits("/api/tables/{table}", "/api/tables/"));
}

TEST(PathPattern, KnowsWholeNumbers) {
  EXPECT_TRUE(fits("/games/{number}", "/games/0"));
  for (auto const* const other : {"-1", "+1", "1x", "", "99999999999"})
    EXPECT_FALSE(fits("/games/{number}", std::string("/games/") + other)) << other;
}

TEST(PathPattern, EndsInWhateverFollows) {
  EXPECT_TRUE(fits("/t/*", "/t/k7q2m9"));
  EXPECT_TRUE(fits("/t/*", "/t/k7q2m9/and/more"));
  EXPECT_TRUE(fits("/t/*", "/t/"));
  EXPECT_FALSE(fits("/t/*", "/t"));
}

TEST(PathPattern, GivesWhatStandsInThePlaceOfItsNames) {
  PathValues const values("/tables/{table}/games/{number}/{eyes}", "/tables/k7q2m9/games/12/open");

  EXPECT_EQ(values.text("table"), "k7q2m9");
  EXPECT_EQ(values.number(), 12);
  EXPECT_EQ(values.text("eyes"), "open");
}

}  // namespace
}  // namespace kuhhandel::server
