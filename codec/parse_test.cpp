// Text that is not strict JSON is refused with its place.
#include "codec/parse.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel {
namespace {

std::string error_of(std::string_view text) {
  auto const value = parse(text);
  return value ? "none" : text_of(value.error());
}

TEST(Parse, TextThatIsNotJsonIsToldWithLineAndColumn) {
  EXPECT_TRUE(error_of("{\n  \"a\": 1,\n  b\n}").starts_with("line 3, column 3: not JSON"));
}

TEST(Parse, AnEarlyEndIsTold) {
  EXPECT_EQ(error_of("{\"a\":[1,"), "line 1, column 9: the JSON ends too early");
}

TEST(Parse, EmptyTextEndsTooEarly) { EXPECT_EQ(error_of(""), "line 1, column 1: the JSON ends too early"); }

TEST(Parse, MoreTextAfterwardsIsRefused) {
  EXPECT_EQ(error_of("{}\n{}"), "line 2, column 1: there is more text after the JSON");
}

TEST(Parse, EndlessNestingIsRefused) {
  EXPECT_EQ(error_of(std::string(100'000, '[')), "line 1, column 33: the JSON is nested too deeply");
}

TEST(Parse, ANameGivenTwiceIsToldByItsPath) {
  EXPECT_EQ(error_of(R"({"a":[{"b":1},{"b":2,"c":{},"b":3}]})"), "a[1].b: is given twice");
  EXPECT_EQ(error_of(R"({"a":1,"\u0061":2})"), "a: is given twice");
}

TEST(Parse, TheSameNameInOtherObjectsIsFine) { EXPECT_EQ(error_of(R"([{"a":{"a":1}},{"a":2}])"), "none"); }

TEST(Parse, BrokenUtf8IsRefused) { EXPECT_NE(error_of("\"\xff\""), "none"); }

}  // namespace
}  // namespace kuhhandel
