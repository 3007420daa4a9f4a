// Query parameters of a request.
#include "server/http/query.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(Query, FindsAParameterAtAnyPosition) {
  for (auto const* const target :
       {"/api/name/seats?table=abc", "/api/name/seats?fresh=1&table=abc", "/?table=abc&fresh=1",
        "/?&&table=abc&", "/?tables=no&atable=no&table=abc", "?table=abc"})
    EXPECT_EQ(query_value(target, "table"), "abc") << target;
}

TEST(Query, ReturnsTheFirstOfDuplicateParameters) {
  EXPECT_EQ(query_value("/?table=abc&table=def", "table"), "abc");
  EXPECT_EQ(query_value("/?table=&table=def", "table"), "");
}

TEST(Query, DecodesNamesAndValues) {
  EXPECT_EQ(query_value("/api/owner?of=%2Fapi%2Fname%2Fseats%3Ftable%3Dabc", "of"),
            "/api/name/seats?table=abc");
  EXPECT_EQ(query_value("/api/owner?of=/api/name/seats?table=abc", "of"), "/api/name/seats?table=abc");
  EXPECT_EQ(query_value("/?t%61ble=a+b%2B%c3%a4", "table"), "a b+\u00e4");
  EXPECT_EQ(query_value("/?table=%00", "table"), std::string(1, '\0'));
}

TEST(Query, KeepsInvalidEscapes) {
  EXPECT_EQ(query_value("/?table=%", "table"), "%");
  EXPECT_EQ(query_value("/?table=%4", "table"), "%4");
  EXPECT_EQ(query_value("/?table=%zz%-1%+1", "table"), "%zz%-1% 1");
}

TEST(Query, ReturnsNothingForAMissingParameter) {
  for (auto const* const target : {"", "?", "/table=abc", "/?", "/?tablet=abc", "/?of=table=abc"})
    EXPECT_EQ(query_value(target, "table"), std::nullopt) << target;
  EXPECT_EQ(query_value("/?table", "table"), "");
}

TEST(Query, IsNotPartOfThePath) {
  EXPECT_EQ(path_of_target("/api/lobby?fresh=1?2"), "/api/lobby");
  EXPECT_EQ(path_of_target("/api/lobby"), "/api/lobby");
}

TEST(Query, ReadsTheHostFromATargetThatHasOne) {
  auto const of = [](std::string_view target) {
    auto const [host, rest] = request_target(target, "header");
    return std::string(host) + " " + std::string(rest);
  };
  EXPECT_EQ(of("/t/abc?x"), "header /t/abc?x");
  EXPECT_EQ(of("http://laptop:8080/t/abc?x=http://y"), "laptop:8080 /t/abc?x=http://y");
  EXPECT_EQ(of("HTTPS://laptop"), "laptop /");
  EXPECT_EQ(of("http://laptop?x"), "laptop /");
  EXPECT_EQ(of("/http://laptop"), "header /http://laptop");
}

}  // namespace
}  // namespace kuhhandel::server
