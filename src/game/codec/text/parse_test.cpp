// Tests that text which is not strict JSON is refused with its position.
#include "codec/text/parse.h"

#include <gtest/gtest.h>

#include <string>

#include "codec/score_sheet.h"
#include "codec/text/unicode.h"
#include "tests/support/laws.h"

namespace kuhhandel::codec {
namespace {

std::string parse_error(std::string_view text) {
  auto const value = parse(text);
  return value ? "none" : text_of(value.error());
}

TEST(Parse, IgnoresAByteOrderMark) {
  EXPECT_EQ(parse("\xEF\xBB\xBF[1]"), parse("[1]"));
  EXPECT_FALSE(parse("\xEF\xBB\xBF\xEF\xBB\xBF[1]"));
  EXPECT_FALSE(parse("[1]\xEF\xBB\xBF"));
  EXPECT_FALSE(parse("\xEF\xBB\xBF"));
}

TEST(Parse, InvalidJsonIsReportedWithLineAndColumn) {
  EXPECT_TRUE(parse_error("{\n  \"a\": 1,\n  b\n}").starts_with("line 3, column 3: not JSON"));
}

TEST(Parse, AnUnexpectedEndIsReported) {
  EXPECT_EQ(parse_error("{\"a\":[1,"), "line 1, column 9: the JSON ends too early");
}

TEST(Parse, EmptyTextIsAnUnexpectedEnd) {
  EXPECT_EQ(parse_error(""), "line 1, column 1: the JSON ends too early");
}

TEST(Parse, TrailingTextIsRefused) {
  EXPECT_EQ(parse_error("{}\n{}"), "line 2, column 1: there is more text after the JSON");
}

TEST(Parse, DeepNestingIsRefused) {
  EXPECT_EQ(parse_error(std::string(100'000, '[')), "line 1, column 33: the JSON is nested too deeply");
}

TEST(Parse, ADuplicateNameIsReportedWithItsPath) {
  EXPECT_EQ(parse_error(R"({"a":[{"b":1},{"b":2,"c":{},"b":3}]})"), "a[1].b: is given twice");
  EXPECT_EQ(parse_error(R"({"a":1,"\u0061":2})"), "a: is given twice");
}

// Regression: a text of small values needed many times its size in memory.
TEST(Parse, TextThatNeedsTooMuchMemoryIsRefused) {
  std::string many_values = "[0";
  for (std::size_t i = 1; i < kMostValues; ++i) many_values += ",0";
  EXPECT_EQ(parse_error(many_values), "[1999999]: is more than can be read at once");

  std::string many_names = "{";
  for (std::size_t i = 0; i <= kMostNames; ++i) many_names += "\"" + std::to_string(i) + "\":0,";
  EXPECT_EQ(parse_error(many_names), "1000: is one name too many; an object has at most 1000");
}

TEST(Parse, TheSameNameInOtherObjectsIsFine) { EXPECT_EQ(parse_error(R"([{"a":{"a":1}},{"a":2}])"), "none"); }

TEST(Parse, BrokenUtf8IsRefused) { EXPECT_NE(parse_error("\"\xff\""), "none"); }

TEST(Parse, ErrorsEscapeControlCharactersInNames) {
  EXPECT_EQ(parse_error(R"({"\u001b[2J":1,"\u001b[2J":2})"), "?[2J: is given twice");

  auto const sheet = score_sheet_from_text(R"({"\u009b2J\u202e":1})");
  EXPECT_TRUE(text_of(sheet.error()).starts_with("?2J?: is not a known field here"));
}

TEST(WrittenText, IsValidUtf8) {
  check_law(500, [] {
    auto const bytes = *rc::gen::container<std::string>(rc::gen::inRange<char>(-128, 127));
    auto const plain = *rc::gen::element<std::string>("", "ö", "€", "🐄", "\xED\xA0\x80", "\xF4\x90\x80\x80");
    auto const text = without_controls(plain + bytes.substr(0, 4));
    bool const quotable = text.find_first_of("\"\\") == std::string::npos;
    RC_ASSERT(!quotable || is_utf8(text) == parse("\"" + text + "\"").has_value());
  });
}

}  // namespace
}  // namespace kuhhandel::codec
