// CSV is read one line at a time.
#include "groups/csv_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;

constexpr std::size_t kLargestFile = std::size_t{16} * 1024 * 1024;

std::string many(std::string_view piece, std::size_t bytes) {
  std::string text(piece);
  while (text.size() < bytes) text += text;
  return text;
}

/// Reads until the first error and returns it.
codec::FormatError first_error(std::string const& text) {
  CsvLines lines(text);
  for (;;) {
    auto const cells = lines.next();
    if (!cells) return cells.error();
    if (cells->empty()) return {};
  }
}

TEST(CsvLines, AreCellsWithQuotesAndLinesWithoutAnythingArePassedOver) {
  CsvLines lines("date,place\r\n\n\r\n2026-01-01,\"Oma's,\n\"\"here\"\"\",\r\n,\n");

  EXPECT_THAT(*lines.next(), ElementsAre("date", "place"));
  EXPECT_THAT(*lines.next(), ElementsAre("2026-01-01", "Oma's,\n\"here\"", ""));
  EXPECT_EQ(lines.number(), 4U);
  EXPECT_THAT(*lines.next(), ElementsAre("", ""));
  EXPECT_THAT(*lines.next(), ElementsAre());
}

TEST(CsvLines, HaveSemicolonsWhereTheFirstLineHas) {
  CsvLines lines("a;b\n1,5;2");

  EXPECT_THAT(*lines.next(), ElementsAre("a", "b"));
  EXPECT_THAT(*lines.next(), ElementsAre("1,5", "2"));
}

TEST(CsvLines, TellOfAQuoteThatIsNotClosed) {
  EXPECT_EQ(text_of(first_error("a\n\"b\nc")), "line 2: a quote is not closed");
}

// A file of 16 MB of newlines took 2.3 s, and 900 MB.
TEST(CsvLines, AreNotReadBeyondTheMostThatAFileMayHave) {
  EXPECT_EQ(text_of(first_error(many("\n", kLargestFile))), "line 200001: a table has at most 200000 lines");
  EXPECT_EQ(text_of(first_error(many(",,\n", kLargestFile))),
            "line 200001: a table has at most 200000 lines");
}

TEST(CsvLines, HaveAsManyCellsAndLettersAsALineMayHave) {
  EXPECT_EQ(text_of(first_error(many(",", kLargestFile))), "line 1: a line has at most 64 cells");
  EXPECT_EQ(text_of(first_error("a\n" + many("x", kLargestFile))), "line 2: a cell has at most 4096 bytes");
  EXPECT_EQ(text_of(first_error('"' + many("\"\"", kLargestFile))), "line 1: a cell has at most 4096 bytes");
}

}  // namespace
}  // namespace kuhhandel::groups
