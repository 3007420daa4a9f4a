#include "names/normalized_name.h"

#include <gtest/gtest.h>
#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ios>
#include <memory>
#include <string>

#include "codec/text/unicode.h"
#include "codec/text/written_text.h"

namespace kuhhandel::names {
namespace {

/// Returns the word of the reading with the shortest number.
std::string word_of(std::string_view name) { return name_readings(name).front().word; }

TEST(NormalizedName, IgnoresCase) {
  EXPECT_EQ(normalized_name("ANNA"), normalized_name("anna"));
  EXPECT_EQ(normalized_name("ЁЛКА"), normalized_name("ёлка"));
  EXPECT_EQ(normalized_name("Weiß"), normalized_name("WEISS"));
}

TEST(NormalizedName, TreatsEquivalentUnicodeFormsAsEqual) {
  EXPECT_EQ(normalized_name("Ren\u00e9"), normalized_name("Rene\u0301"));
  EXPECT_EQ(normalized_name("Ａｎｎａ"), normalized_name("Anna"));
}

TEST(NormalizedName, IgnoresInvisibleCharacters) {
  EXPECT_EQ(normalized_name("  Anna\u00a0 Berg "), normalized_name("Anna Berg"));
  EXPECT_EQ(normalized_name("An\u200bna\u00ad"), normalized_name("Anna"));
  EXPECT_EQ(normalized_name("\u200b"), "");
}

TEST(NormalizedName, DistinguishesDifferentNames) {
  EXPECT_NE(normalized_name("Anna"), normalized_name("Änna"));
  EXPECT_NE(normalized_name("Anna Berg"), normalized_name("AnnaBerg"));
}

TEST(NameSkeleton, IsEqualForLettersOfOtherScriptsThatLookAlike) {
  for (auto const* const name : {"Аnna", "Αnna", "Ann a", "аnnа"})
    EXPECT_EQ(name_skeleton(name), "anna") << name;
  EXPECT_EQ(name_skeleton("ВОВ"), name_skeleton("BOB"));
  EXPECT_NE(name_skeleton("Anna"), name_skeleton("Änna"));
  EXPECT_NE(name_skeleton("Жанна"), name_skeleton("Анна"));
}

/// Excludes ideographs and private use, which are many and behave alike.
bool is_special(char32_t each) {
  auto const within = [&](char32_t first, char32_t last) { return each >= first && each <= last; };
  return !within(0x3400, 0x9FFF) && !within(0xAC00, 0xF8FF) && !within(0x17000, 0x18CFF) &&
         (each < 0x20000 || within(0x2F800, 0x2FA1F) || within(0xE0000, 0xE0FFF));
}

// The name of an empty seat is empty, so no name may look like it.
TEST(NameSkeleton, IsNeverEmptyForVisibleText) {
  for (char32_t each = 0x20; each <= 0x10FFFF; ++each) {
    if (!is_special(each) || codec::class_of(each) != codec::CharacterClass::visible) continue;
    auto const name = codec::cleaned_text(codec::utf8_of({&each, 1}));
    ASSERT_TRUE(name.has_value() && !name->empty()) << std::hex << std::uint32_t{each};
    EXPECT_FALSE(name_skeleton(*name).empty()) << std::hex << std::uint32_t{each};
    EXPECT_FALSE(word_of(*name).empty()) << std::hex << std::uint32_t{each};
  }
}

TEST(Normalization, MatchesUtf8procForEveryCharacter) {
  for (char32_t each = 0x80; each <= 0x10FFFF; ++each) {
    bool const is_assigned = utf8proc_category(static_cast<utf8proc_int32_t>(each)) != UTF8PROC_CATEGORY_CN;
    if (!is_special(each) || !is_assigned) continue;
    for (auto const& text :
         {std::u32string{each}, std::u32string{U'a', U'\u0345', each, U'\u0301', U'\u0323'}}) {
      auto const utf8 = codec::utf8_of(text);
      std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> const expected(
          utf8proc_NFC(reinterpret_cast<utf8proc_uint8_t const*>(utf8.c_str())), &std::free);
      ASSERT_EQ(codec::utf8_of(codec::normalized(text)), reinterpret_cast<char const*>(expected.get()))
          << std::hex << std::uint32_t{each};
    }
  }
}

TEST(NameReadings, IgnoreSpacesPunctuationAccentsAndLookalikes) {
  for (auto const* const name :
       {"Anna", "Аnna", "A n n a", "A.n-n_a", "ÁNNA", "Anna\u3164", "★Anna★", "A\u0338nna"})
    EXPECT_EQ(name_readings(name), (std::vector<NameReading>{{"anna"}})) << name;
  EXPECT_EQ(word_of("4nna"), "anna");
  EXPECT_EQ(word_of("B0b"), word_of("8ob"));
  EXPECT_EQ(word_of("Julia"), word_of("JuIia")) << "a capital I for the l";
  EXPECT_EQ(word_of("Ju1ia"), word_of("julla"));
  EXPECT_EQ(word_of("🐄"), "🐄") << "without letters and digits it is the whole name";
  EXPECT_NE(word_of("किरण"), word_of("करण")) << "vowel signs are no accents";
}

TEST(NameReadings, TakeDigitsAtTheEndForANumberOrForLetters) {
  EXPECT_EQ(name_readings("4nn47"), (std::vector<NameReading>{{"annat", ""}, {"anna", "7"}, {"ann", "47"}}));
  EXPECT_EQ(name_readings("a2b"), (std::vector<NameReading>{{"a2b", ""}}));
  EXPECT_EQ(name_readings("anna٢").back(), (NameReading{"anna", "٢"}));
  EXPECT_EQ(name_readings("42"), (std::vector<NameReading>{{"a2", ""}})) << "a name without letters";
}

TEST(NameReadings, TakeDigitsOfTheirOwnForANumber) {
  EXPECT_EQ(name_readings("Ann 4"), (std::vector<NameReading>{{"ann", "4"}}));
  EXPECT_EQ(name_readings("4nn4 7"), (std::vector<NameReading>{{"anna", "7"}, {"ann", "47"}}));
  EXPECT_EQ(name_readings("Anna_2-7"), (std::vector<NameReading>{{"anna", "27"}}));
  EXPECT_EQ(word_of("4 n n 4"), "anna") << "spaced out";
}

TEST(NameSkeleton, IsEqualForLettersInShapesOfOtherAlphabets) {
  for (auto const* const name : {"🅰nna", "🅐🅝🅝🅐", "🇦🇳🇳🇦", "ᴀɴɴᴀ", "ꓮꓠꓠꓮ", "ⲀΝΝⲀ", "ᗩnna", "Ꭺnna", "ꭺnna",
                                 "аппа", "𐊠nna", "ᗅnna", "𖽀ռռ𖽀"})
    EXPECT_EQ(name_skeleton(name), "anna") << name;
}

TEST(DisguisedReadings, FindTheNameBehindDigitsSymbolsAndRepeatedLetters) {
  auto const may_be_anna = [](std::string_view name) {
    auto const readings = disguised_readings(name);
    return std::ranges::any_of(readings, [](auto const& one) { return one.word == "anna"; });
  };
  for (auto const* const name :
       {"Anna",     "2Anna",          "00 Anna",    "7.Anna", "@nna",  "Ann@",   "Annnna",
        "AAAnna",   "Annaaaaa",       "2@nnnna9",   "4nna",   "Anna!", "xAnnax", "xX_Anna_Xx",
        "AnnaAnna", "Anna Anna Anna", "xANNAANNAx", "Λnna",   "ΔΝΝΔ",  "Aииa",   "xΛnnnaX7"})
    EXPECT_TRUE(may_be_anna(name)) << name;
  for (auto const* const name : {"Ana", "Hanna", "Joanna", "Annabel", "2", "@", "AAnna", "xAnna", "Annax",
                                 "AnnaAnn", "x", "xx", "Яна"})
    EXPECT_FALSE(may_be_anna(name)) << name;
}

TEST(NormalizedName, IsIdempotent) {
  for (auto const* const name : {"Weiß", "ΣΊΣΥΦΟΣ", "İpek", "  a  b ", "ﬁn"}) {
    EXPECT_EQ(normalized_name(normalized_name(name)), normalized_name(name)) << name;
  }
}

}  // namespace
}  // namespace kuhhandel::names
