// The encodings in which spreadsheets save tables.
#include "groups/csv/text_encoding.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::groups {
namespace {

std::string utf16(std::u16string_view text, bool is_big, bool has_mark) {
  std::string bytes;
  auto const add = [&](char16_t unit) {
    auto const low = static_cast<char>(unit & 0xFFU);
    auto const high = static_cast<char>(static_cast<unsigned>(unit) >> 8U);
    bytes += is_big ? std::string{high, low} : std::string{low, high};
  };
  if (has_mark) add(0xFEFF);
  for (auto const unit : text) add(unit);
  return bytes;
}

std::string decoded(std::string_view bytes) {
  auto const text = decoded_text(bytes);
  if (!text) return "refused in line " + std::to_string(text.error());
  return std::string(name_of(text->encoding)) + " " + text->utf8;
}

TEST(TextEncoding, IsUtf8WithOrWithoutAByteOrderMark) {
  EXPECT_EQ(decoded(""), "utf-8 ");
  EXPECT_EQ(decoded("J\xC3\xB6rg"), "utf-8 J\u00f6rg");
  // dotCMS/core 36508
  EXPECT_EQ(decoded("\xEF\xBB\xBF"
                    "date"),
            "utf-8 date");
  EXPECT_EQ(decoded("\xEF\xBB\xBF\xEF\xBB\xBF"
                    "date"),
            "utf-8 date");
  EXPECT_EQ(decoded("\xEF\xBB\xBFok\r\nJ\xF6rg"), "refused in line 2");
}

TEST(TextEncoding, IsUtf16InBothByteOrders) {
  for (bool const is_big : {false, true}) {
    for (bool const has_mark : {false, true}) {
      EXPECT_EQ(decoded(utf16(u"a\tJ\u00f6rg\r\n", is_big, has_mark)), "utf-16 a\tJ\u00f6rg\r\n");
      EXPECT_EQ(decoded(utf16(u"\u0434\u0430\u0442\u0430;\u0410\u043d\u044f\n", is_big, has_mark)),
                "utf-16 \u0434\u0430\u0442\u0430;\u0410\u043d\u044f\n");
      EXPECT_EQ(decoded(utf16(u"a,\U0001F404\n", is_big, has_mark)), "utf-16 a,\U0001F404\n");
    }
  }
  EXPECT_EQ(decoded(utf16(u"a\nb", false, true).substr(0, 7)), "refused in line 2") << "half a character";
  EXPECT_EQ(decoded(utf16(u"a\n\xD83D!", false, true)), "refused in line 2") << "half a pair";
  EXPECT_EQ(decoded(std::string("\xFF\xFE\0\0a\0\0\0", 8)), "refused in line 1") << "UTF-32";
  EXPECT_EQ(decoded(std::string("a,b\n1,\0002", 8)), "refused in line 2") << "a zero byte in a text";
}

TEST(TextEncoding, IsWindows1252IfItsLettersMakeSense) {
  EXPECT_EQ(decoded("J\xF6rg;Ren\xE9;Zo\xEB"), "windows-1252 J\u00f6rg;Ren\u00e9;Zo\u00eb");
  EXPECT_EQ(decoded("Oma\x92s \x80 20 \x84zwei\x93; \xC5se"),
            "windows-1252 Oma\u2019s \u20ac 20 \u201ezwei\u201c; \u00c5se");
  EXPECT_EQ(decoded("c\x9Cur \xE0 Gen\xE8ve"), "windows-1252 c\u0153ur \u00e0 Gen\u00e8ve");
  // grokability/snipe-it 16518: a Russian encoding was assumed, and the city was "M\u044cnchen".
  EXPECT_EQ(decoded("M\xFCnchen,D\xFCsseldorf,Z\xFCrich"),
            "windows-1252 M\u00fcnchen,D\u00fcsseldorf,Z\u00fcrich");
}

TEST(TextEncoding, IsWindows1251IfWholeWordsAreCyrillic) {
  EXPECT_EQ(decoded("\xE4\xE0\xF2\xE0;\xC0\xED\xFF;\xBF"),
            "windows-1251 \u0434\u0430\u0442\u0430;\u0410\u043d\u044f;\u0457");
  EXPECT_EQ(decoded("date,player\n2026-01-01,\xDF\xED\n"),
            "windows-1251 date,player\n2026-01-01,\u042f\u043d\n");
}

// yakamara/yform 237: the file was of a Mac. Reading it as Windows-1252 stores "J\u0161rg".
TEST(TextEncoding, IsRefusedIfItIsFromAMacOrMsDos) {
  EXPECT_EQ(decoded("a\nJ\x9Arg"), "refused in line 2");
  EXPECT_EQ(decoded("a\rM\x9Fller\r"), "refused in line 2");
  EXPECT_EQ(decoded("a\nRen\x8E"), "refused in line 2");
  EXPECT_EQ(decoded("a\nStra\xA7"
                    "e"),
            "refused in line 2");
  EXPECT_EQ(decoded("a\nJ\x94rg"), "refused in line 2");
  EXPECT_EQ(decoded("a\nM\x81ller"), "refused in line 2");
  EXPECT_EQ(decoded("a\nRen\x82"), "refused in line 2");
}

TEST(TextEncoding, IsRefusedIfItIsFromAnUnsupportedRegion) {
  EXPECT_EQ(decoded("a\n\n\xA3ukasz"), "refused in line 3") << "Windows-1250";
  EXPECT_EQ(decoded("a\nPawe\xB3"), "refused in line 2");
  EXPECT_EQ(decoded("\xD1\xE5\xF0 J\xF6rg"), "refused in line 1") << "two encodings";
  EXPECT_EQ(decoded("a\n\xE1\xCE\xD1"), "refused in line 2") << "KOI8";
  EXPECT_EQ(decoded("a\n\x80\xAD\xEF"), "refused in line 2") << "MS-DOS, Cyrillic";
  EXPECT_EQ(decoded("a\nMure\xBA"), "refused in line 2") << "Windows-1250";
  EXPECT_EQ(decoded("a\n\xAAtefan"), "refused in line 2") << "Windows-1250";
  EXPECT_EQ(decoded("a\nAy\xFE"
                    "e"),
            "refused in line 2")
      << "Windows-1254";
  EXPECT_EQ(decoded("a\n\xB1\xE8"), "refused in line 2") << "EUC-KR";
  EXPECT_EQ(decoded("\xC4\xD6"), "refused in line 1") << "initials in Windows-1252 or 1251";
  EXPECT_EQ(decoded("\xDE\xF3r"), "windows-1252 \u00de\u00f3r");
}

// Each was stored as another name: "Dvo\u00f8\u00e1k", "\u0413\u0439\u044e\u0441\u0433\u043f\u0442".
TEST(TextEncoding, IsRefusedIfNoLanguageHasSuchWords) {
  for (std::string const name : {"Dvo\xF8\xE1k", "Ji\xF8\xED", "Kov\xE1\xF8", "V\xECra",
                                 "R\xF9\x9E"
                                 "ena",
                                 "\xC8"
                                 "en\xECk",
                                 "Jen\xF5"})
    EXPECT_EQ(decoded("a\n" + name), "refused in line 2") << "Windows-1250: " << name;
  for (std::string const name : {"\xC7"
                                 "a\xF0la",
                                 "G\xFCl\xFE"
                                 "en"})
    EXPECT_EQ(decoded("a\n" + name), "refused in line 2") << "Windows-1254: " << name;
  for (std::string const name : {"\xC3\xE9\xFE\xF1\xE3\xEF\xF2", "\xCD\xDF\xEA\xEF\xF2",
                                 "\xCC\xE1\xF1\xDF\xE1", "\xCC\xC1\xD1\xC9\xC1"})
    EXPECT_EQ(decoded("a\n" + name), "refused in line 2") << "Windows-1253: " << name;
  for (std::string const name : {"\xD5\xC5\xCE\xB0", "\xCD\xF5\xB7\xBC", "\xC0\xEE\xC4\xC8", "\xB1\xBE"})
    EXPECT_EQ(decoded("a\n" + name), "refused in line 2") << "GBK: " << name;
  EXPECT_EQ(decoded("a\n\xE0\xF0\xE4"), "refused in line 2") << "Windows-1255";
  EXPECT_EQ(decoded("a\n\xC3\xCD\xE3\xCF"), "refused in line 2") << "Windows-1256";
  EXPECT_EQ(decoded("a\n\xB0\xDD\xDD\xD0"), "refused in line 2") << "ISO 8859-5";
  EXPECT_EQ(decoded("a\n\x93\x63\x92\x86"), "refused in line 2") << "Shift JIS";
}

TEST(TextEncoding, OfWesternEuropeHasTheLettersOfItsLanguages) {
  for (std::string const name : {"S\xF8ren", "\xD8rsted", "Tom\xE1\x9A", "Jo\xE3o", "Concei\xE7\xE3o",
                                 "Niccol\xF2", "Ges\xF9", "T\xF5nu", "\xC5kesson", "Fran\xE7ois",
                                 "Gu\xF0r\xFAn", "Nu\xF1o", "2\xBD", "\xBFQu\xE9?", "FRAN\xC7OIS"})
    EXPECT_TRUE(decoded("a\n" + name).starts_with("windows-1252 a\n")) << name;
}

TEST(TextEncoding, IsWindows1251AlsoWithAbbreviations) {
  EXPECT_EQ(
      decoded("\xC0\xED\xED\xE0,\xCC\xEE\xF1\xEA\xE2\xE0 \xC2\xC4\xCD\xD5"),
      "windows-1251 \u0410\u043d\u043d\u0430,\u041c\u043e\u0441\u043a\u0432\u0430 \u0412\u0414\u041d\u0425");
}

// Rows of two files in one: each of them was stored as a name such as "Ã–zlem".
TEST(TextEncoding, IsRefusedIfSomeLinesAreUtf8) {
  for (std::string const name : {"\u00d6zlem", "Anna \u00d6", "Oma\u2019s", "\u017bak", "\U0001F404 Bo",
                                 "\xED\xA0\xBD\xED\xB0\xAE", "J\u00f6rg", "\u00c9mile"})
    EXPECT_EQ(decoded("Ren\xE9\n" + name + "\n"), "refused in line 2") << name;
  for (std::string const name : {"\u0410\u043d\u044f", "\u042f\u043d", "\u2019"})
    EXPECT_EQ(decoded("\xC1\xEE\xF0\xE8\xF1\n" + name + "\n"), "refused in line 2") << name;
  EXPECT_EQ(decoded("\xCF\xB2\xC4\xB2\xC9 \xAB\xCC\xCE\xDF\xBB"),
            "windows-1251 \u041f\u0406\u0414\u0406\u0419 \u00ab\u041c\u041e\u042f\u00bb")
      << "capitals before Ukrainian letters and quotes";
  EXPECT_EQ(decoded("\xE9t\xE9\xA0\xBB"), "windows-1252 \u00e9t\u00e9\u00a0\u00bb");
}

TEST(TextEncoding, IgnoresPaddingAtTheEnd) {
  using namespace std::string_literals;
  for (auto const& padding : {"\0"s, "\0\0\0"s, "\x1A"s, "\x1A\0\0"s, std::string(600, '\0')}) {
    EXPECT_EQ(decoded("a,b\n" + padding), "utf-8 a,b\n");
    EXPECT_EQ(decoded("J\xF6rg\n" + padding), "windows-1252 J\u00f6rg\n");
  }
  for (bool const is_big : {false, true})
    EXPECT_EQ(decoded(utf16(u"a,b\n\x1A\0\0"s, is_big, true)), "utf-16 a,b\n");
}

}  // namespace
}  // namespace kuhhandel::groups
