#include "terminal/columns.h"

#include <gmock/gmock.h>

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;

TEST(Columns, AreCountedByCharactersNotBytes) {
  EXPECT_EQ(columns_of("Jörg"), 4U);
  EXPECT_EQ(columns_of("Кухандель"), 9U);
  EXPECT_EQ(columns_of("牛"), 2U);
  EXPECT_EQ(columns_of("e\u0301"), 1U);
}

TEST(Columns, ATextIsCutOrFilledToFit) {
  EXPECT_EQ(fitted("Jörg", 6), "Jörg  ");
  EXPECT_EQ(fitted("Кухандель", 5), "Куха…");
  EXPECT_EQ(fitted("牛牛牛", 4), "牛… ");
}

TEST(Columns, ControlCharactersAreReplaced) {
  EXPECT_EQ(printable("Anna\x1b[2J\r\n"), "Anna?[2J??");
  EXPECT_EQ(printable("a\u202Eb\u009B"), "a?b?");
  EXPECT_EQ(printable("\xff\xc3(\xed\xa0\x80"), std::string(2, '?') + "(" + std::string(3, '?'));
  EXPECT_EQ(printable("Ольга 牛"), "Ольга 牛");
}

TEST(Columns, LinesBreakAtBlanks) {
  EXPECT_THAT(broken("Anna pays Ben with 10 10 10", 14),
              ElementsAre("Anna pays Ben", "  with 10 10", "  10"));
  EXPECT_THAT(broken("abcdefgh", 4), ElementsAre("abc…"));
  EXPECT_THAT(broken("", 4), ElementsAre(""));
}

}  // namespace
}  // namespace kuhhandel::terminal
