#include "server/http/path_pattern.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(PathPattern, MatchesAPathSegmentBySegment) {
  EXPECT_TRUE(matches("/api/lobby", "/api/lobby"));
  EXPECT_FALSE(matches("/api/lobby", "/api/lobby/"));
  EXPECT_FALSE(matches("/api/lobby", "/api"));
  EXPECT_TRUE(matches("/", "/"));
  EXPECT_FALSE(matches("/", "/api"));
  EXPECT_FALSE(matches("/", ""));
  EXPECT_FALSE(matches("/", "*"));
}

TEST(PathPattern, MatchesANameOnlyWithANonemptySegment) {
  EXPECT_TRUE(matches("/api/tables/{table}/live", "/api/tables/k7q2m9/live"));
  EXPECT_FALSE(matches("/api/tables/{table}/live", "/api/tables//live"));
  EXPECT_FALSE(matches("/api/tables/{table}/live", "/api/tables/k7q2m9/events"));
}

// Regression: one slash counted as both ends, so a table called "live" was looked up.
TEST(PathPattern, DoesNotMatchWithoutASegmentForAName) {
  EXPECT_FALSE(matches("/api/tables/{table}/live", "/api/tables/live"));
  EXPECT_FALSE(matches("/api/tables/{table}", "/api/tables/"));
}

TEST(PathPattern, ParsesWholeNumbers) {
  EXPECT_TRUE(matches("/games/{number}", "/games/0"));
  for (auto const* const other : {"-1", "+1", "1x", "", "99999999999"})
    EXPECT_FALSE(matches("/games/{number}", std::string("/games/") + other)) << other;
}

TEST(PathPattern, MatchesAnySuffixOfAStar) {
  EXPECT_TRUE(matches("/t/*", "/t/k7q2m9"));
  EXPECT_TRUE(matches("/t/*", "/t/k7q2m9/and/more"));
  EXPECT_TRUE(matches("/t/*", "/t/"));
  EXPECT_FALSE(matches("/t/*", "/t"));
}

TEST(PathPattern, ReturnsValuesWithoutPercentEncoding) {
  auto const table = [](std::string_view path) { return PathParams("/t/{table}/live", path).text("table"); };

  EXPECT_EQ(table("/t/%6b7q2m9/live"), "k7q2m9");
  EXPECT_EQ(table("/t/%6B7q2m%39/live"), "k7q2m9");
  EXPECT_EQ(table("/t/k7q2m9%/live"), "k7q2m9%") << "no digits follow";
  EXPECT_EQ(table("/t/a+b/live"), "a+b") << "only in a query is it a space";
}

TEST(PathPattern, ReturnsTheValuesOfItsNames) {
  PathParams const values("/tables/{table}/games/{number}/{eyes}", "/tables/k7q2m9/games/12/open");

  EXPECT_EQ(values.text("table"), "k7q2m9");
  EXPECT_EQ(values.number(), 12);
  EXPECT_EQ(values.text("eyes"), "open");
}

}  // namespace
}  // namespace kuhhandel::server
