#include "codec/text/written_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <boost/json/value.hpp>
#include <string>

#include "codec/text/unicode.h"
#include "tests/support/any_text.h"

namespace kuhhandel::codec {
namespace {

/// Returns the result of reading the text as a name: the name in brackets, or the error.
std::string name_read(std::string_view text, Reading::Source source = Reading::Source::user) {
  auto const name = read_document(boost::json::value(text), "name", read_player_name, source);
  return name ? "[" + *name + "]" : text_of(name.error());
}

TEST(CleanedText, IsEmptyIfNothingIsVisible) {
  for (auto const* const text : kInvisible) {
    EXPECT_EQ(cleaned_text(text), "") << text;
    EXPECT_EQ(cleaned_text(std::string(text) + text), "") << text;
  }
}

TEST(CleanedText, KeepsNamesInAllScripts) {
  for (auto const* const name : kNamesOfTheWorld) EXPECT_EQ(cleaned_text(name), name);
}

TEST(CleanedText, DropsBlanksAndInvisibleCharactersAtTheEnds) {
  for (auto const* const text : kInvisible) {
    EXPECT_EQ(cleaned_text(std::string(text) + "Anna"), "Anna") << text;
    EXPECT_EQ(cleaned_text(std::string(text) + "Anna \u200d"), "Anna") << text;
  }
  EXPECT_EQ(cleaned_text("Anna\u3164"), "Anna");
  EXPECT_EQ(cleaned_text("Anna \u2800\u00a0"), "Anna");
}

TEST(CleanedText, DropsJoinersAndVariationSelectorsThatChangeNothing) {
  for (auto const* const text : {"An\u200dna", "An\u200c\u200dna", "A\ufe0fnna", "Anna\ufe0f"})
    EXPECT_EQ(cleaned_text(text), "Anna") << text;
  EXPECT_EQ(cleaned_text("1\ufe0f\u20e3"), "1\ufe0f\u20e3");
}

TEST(CleanedText, DropsFormatCharactersInside) {
  EXPECT_EQ(cleaned_text("An\u200b\u00adna"), "Anna");
  EXPECT_EQ(cleaned_text("Anna\U000e0041\U000e0042"), "Anna") << "tags belong to a flag";
  EXPECT_EQ(cleaned_text("1\ufe0f\ufe0f\u20e3"), "1\ufe0f\u20e3") << "one selector on a character";
}

// A name must not reverse the text before or after it.
TEST(CleanedText, DropsDirectionControls) {
  for (auto const* const control :
       {"\u061c", "\u200e", "\u200f", "\u202a", "\u202d", "\u202e", "\u2066", "\u2068"})
    EXPECT_EQ(cleaned_text(std::string("An") + control + "na"), "Anna");
  EXPECT_EQ(cleaned_text("\u202bאנה\u202c"), "אנה");
}

TEST(CleanedText, IsInNormalizationFormC) {
  EXPECT_EQ(cleaned_text("Rene\u0301"), "Ren\u00e9");
  EXPECT_EQ(cleaned_text("\u1112\u1161\u11ab"), "한");
}

TEST(CleanedText, LimitsCombiningMarksPerLetter) {
  std::string towers = "e";
  for (int i = 0; i < 20; ++i) towers += "\u0321\u0310";
  EXPECT_EQ(std::ranges::count_if(*code_points_of(*cleaned_text(towers)),
                                  [](char32_t each) { return class_of(each) == CharacterClass::mark; }),
            kMostStackedMarks);
  std::string thai = "ก";
  for (int i = 0; i < 20; ++i) thai += "\u0e47\u200d";
  EXPECT_LE(std::ranges::count(*code_points_of(*cleaned_text(thai)), U'\u0e47'), kMostStackedMarks);
}

TEST(CleanedText, RefusesControlCharactersAndLineEnds) {
  for (auto const* const text : {"a\x1b[2J", "a\nb", "a\tb", "a\u0085b", "a\u2028b", "a\ufffeb", "a\xff"})
    EXPECT_FALSE(cleaned_text(text)) << text;
}

RC_GTEST_PROP(CleanedTextLaw, IsIdempotentNormalizedAndVisibleOrEmpty, ()) {
  auto const cleaned = cleaned_text(any_text());
  RC_PRE(cleaned.has_value());
  auto const code_points = *code_points_of(*cleaned);
  RC_ASSERT(cleaned_text(*cleaned) == cleaned);
  RC_ASSERT(normalized(code_points) == code_points);
  RC_ASSERT(!has_controls(*cleaned));
  RC_ASSERT(cleaned->empty() || std::ranges::any_of(code_points, [](char32_t each) {
              return class_of(each) == CharacterClass::visible;
            }));
}

TEST(PlayerName, HasAVisibleCharacter) {
  for (auto const* const text : kInvisible)
    EXPECT_EQ(name_read(text), "name: must have a visible character") << text;
  EXPECT_EQ(name_read(" Rene\u0301\u3164"), "[Ren\u00e9]");
}

// One person is one person, whatever blanks a keyboard or a spreadsheet puts between their names.
TEST(PlayerName, HasOneSpaceBetweenWords) {
  for (auto const* const name : {"Anna Maria", "Anna  Maria", "Anna\u00A0Maria", "Anna \u200B Maria",
                                 "Anna\u2003Maria", " Anna \u202F\u3000Maria "})
    EXPECT_EQ(player_name(name), "Anna Maria") << name;
  EXPECT_EQ(player_name("山田\u3000太郎"), "山田\u3000太郎");
  EXPECT_EQ(player_name("Rene\u0301"), player_name("Ren\u00E9"));
}

TEST(PlayerName, IsMeasuredInLettersAfterCleaning) {
  std::string decomposed;
  for (int i = 0; i < 24; ++i) decomposed += "e\u0302\u0301";
  EXPECT_TRUE(name_read(decomposed).starts_with("[")) << "24 letters of Vietnamese";
  EXPECT_EQ(name_read(std::string(24, 'a') + "   "), "[" + std::string(24, 'a') + "]");
  EXPECT_EQ(name_read(std::string(25, 'a')), "name: must be at most 24 letters long");
}

TEST(PlayerName, IsReadUnchangedFromStoredData) {
  for (auto const* const text : {"\u3164", "Anna\u00a0", "Rene\u0301"})
    EXPECT_EQ(name_read(text, Reading::Source::store), "[" + std::string(text) + "]");
}

}  // namespace
}  // namespace kuhhandel::codec
