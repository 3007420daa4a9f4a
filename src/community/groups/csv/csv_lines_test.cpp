// CSV is read one line at a time.
#include "groups/csv/csv_lines.h"

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

std::vector<std::string> texts_of(CsvCells const& cells) {
  std::vector<std::string> texts;
  for (auto const& cell : cells) texts.push_back(cell.text);
  return texts;
}

std::vector<std::string> next_of(CsvLines& lines) { return texts_of(lines.next().value_or(CsvCells{})); }

/// Reads until the first error and returns it.
codec::FormatError first_error(std::string const& text) {
  CsvLines lines(text);
  for (;;) {
    auto const cells = lines.next();
    if (!cells) return cells.error();
    if (cells->empty()) return {};
  }
}

TEST(CsvLines, SplitIntoQuotedCellsAndSkipBlankLines) {
  CsvLines lines("date,place\r\n\n\r\n2026-01-01,\"Oma's,\n\"\"here\"\"\",\r\n,\n \nx,y");

  EXPECT_THAT(next_of(lines), ElementsAre("date", "place"));
  auto const cells = lines.next();
  ASSERT_TRUE(cells.has_value());
  EXPECT_THAT(texts_of(*cells), ElementsAre("2026-01-01", "Oma's,\n\"here\"", ""));
  EXPECT_EQ(cells->front().line, 4U);
  EXPECT_EQ(cells->back().line, 5U) << "it begins after the line end in quotes";
  EXPECT_EQ(lines.next()->front().line, 8U);
  EXPECT_THAT(next_of(lines), ElementsAre());
}

TEST(CsvLines, EndWithLfCrlfOrCr) {
  for (std::string const end : {"\n", "\r\n", "\r"}) {
    auto const text = "a,b" + end + end + "1,\"2" + end + "3\"" + end + "4,5";
    CsvLines lines(text);
    EXPECT_THAT(next_of(lines), ElementsAre("a", "b"));
    EXPECT_THAT(next_of(lines), ElementsAre("1", "2" + end + "3"));
    EXPECT_EQ(lines.next()->front().line, 5U);
  }
}

TEST(CsvLines, UseTheSeparatorOfTheFirstLine) {
  CsvLines semicolons("a;b\n1,5;2");
  EXPECT_THAT(next_of(semicolons), ElementsAre("a", "b"));
  EXPECT_THAT(next_of(semicolons), ElementsAre("1,5", "2"));

  CsvLines tabs("a\t\"b,c\"\n1,5\t2");
  EXPECT_THAT(next_of(tabs), ElementsAre("a", "b,c"));
  EXPECT_THAT(next_of(tabs), ElementsAre("1,5", "2"));

  CsvLines bars("a|b\n1,5|2;3");
  EXPECT_THAT(next_of(bars), ElementsAre("a", "b"));
  EXPECT_THAT(next_of(bars), ElementsAre("1,5", "2;3"));
  CsvLines quoted("\"a,b\";c\n1;2");
  EXPECT_THAT(next_of(quoted), ElementsAre("a,b", "c"));
}

// shancarter/mr-data-converter 52
TEST(CsvLines, UseTheSeparatorDeclaredInTheFile) {
  for (std::string const first : {"sep=;", "SEP=;", "\"sep=;\"", "sep=;;;", "\nsep=;"}) {
    auto const text = first + "\r\na,x;b\r\n";
    CsvLines lines(text);
    EXPECT_THAT(next_of(lines), ElementsAre("a,x", "b")) << first;
  }
  CsvLines tab("sep=\t\na\tb");
  EXPECT_THAT(next_of(tab), ElementsAre("a", "b"));
  CsvLines bar("sep=|\na,x|b");
  EXPECT_THAT(next_of(bar), ElementsAre("a,x", "b"));
  CsvLines none("sep=\na,b");
  EXPECT_THAT(next_of(none), ElementsAre("sep="));
}

TEST(CsvLines, KeepAQuoteInsideACellAndBlanksAroundIt) {
  CsvLines lines("5\" cards, x ,a\"\"b,\"\", \"c\" ,\n");
  EXPECT_THAT(next_of(lines), ElementsAre("5\" cards", " x ", "a\"\"b", "", "c", ""));
}

TEST(CsvLines, SkipLinesInWhichNothingIsVisible) {
  CsvLines lines("a,b\n,\n\u00a0,\u2003\n \u00a0 ,\u200b\n\u00a0x,\n");
  EXPECT_THAT(next_of(lines), ElementsAre("a", "b"));
  EXPECT_THAT(next_of(lines), ElementsAre("\u00a0x", ""));
}

// mholt/PapaParse 432: the wrong row was named.
TEST(CsvLines, MarkACellWithTextAfterAQuote) {
  CsvLines lines("a,b,c\n1,2,3\n4,\"5\"5\",6\n7,8,9");
  lines.next();
  lines.next();
  auto const cells = lines.next();
  ASSERT_TRUE(cells.has_value());
  EXPECT_THAT(texts_of(*cells), ElementsAre("4", "\"5\"5\"", "6"));
  EXPECT_TRUE((*cells)[1].is_malformed);
  EXPECT_EQ((*cells)[1].line, 3U);
  EXPECT_THAT(next_of(lines), ElementsAre("7", "8", "9"));
}

// super-csv/super-csv 33: the last line was named.
TEST(CsvLines, ReportTheLineOfAnUnclosedQuote) {
  EXPECT_EQ(text_of(first_error("a\n\"b\nc")), "line 2: a quote is not closed");
  EXPECT_EQ(text_of(first_error("a\n1\nx,\"b\n\n\nc")), "line 3: a quote is not closed");
}

// A file of 16 MB of newlines took 2.3 s, and 900 MB.
TEST(CsvLines, AreNotReadBeyondTheMaximum) {
  EXPECT_EQ(text_of(first_error(many("\n", kLargestFile))), "line 200001: a table has at most 200000 lines");
  EXPECT_EQ(text_of(first_error(many(",,\n", kLargestFile))),
            "line 200001: a table has at most 200000 lines");
}

TEST(CsvLines, HaveALimitedNumberOfCellsAndBytes) {
  EXPECT_EQ(text_of(first_error(many(",", kLargestFile))), "line 1: a line has at most 64 cells");
  EXPECT_EQ(text_of(first_error("a\n" + many("x", kLargestFile))), "line 2: a cell has at most 4096 bytes");
  EXPECT_EQ(text_of(first_error('"' + many("\"\"", kLargestFile))), "line 1: a cell has at most 4096 bytes");
  EXPECT_EQ(text_of(first_error("\"a\"" + many("x", kLargestFile))), "line 1: a cell has at most 4096 bytes");
}

}  // namespace
}  // namespace kuhhandel::groups
