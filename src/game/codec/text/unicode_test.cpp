#include "codec/text/unicode.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/any_text.h"

namespace kuhhandel::codec {
namespace {

TEST(Normalization, ComposesDecomposedText) {
  EXPECT_EQ(normalized(U"Rene\u0301"), U"Ren\u00e9");
  EXPECT_EQ(normalized(U"\u1112\u1161\u11ab\u1100\u1173\u11af"), U"\ud55c\uae00");
  EXPECT_EQ(normalized(U"\u212b"), U"\u00c5") << "ANGSTROM SIGN";
  EXPECT_EQ(normalized(U"\u1e0b\u0323"), U"\u1e0d\u0307") << "marks are sorted by their class";
  EXPECT_EQ(normalized(U"\u09c7\u09be"), U"\u09cb") << "two vowel signs, neither with a class";
}

TEST(Normalization, DecomposesCompositionExclusions) {
  EXPECT_EQ(normalized(U"\u0958"), U"\u0915\u093c") << "a composition exclusion";
  EXPECT_EQ(normalized(U"\ufb2c"), U"\u05e9\u05bc\u05c1");
  EXPECT_EQ(normalized(U"\U0001d15e"), U"\U0001d157\U0001d165");
}

TEST(Normalization, DoesNotComposeAcrossABlockingMark) {
  EXPECT_EQ(normalized(U"a\u0315\u0300"), U"\u00e0\u0315");
  EXPECT_EQ(normalized(U"a\u0308\u0301"), U"\u00e4\u0301") << "the same class blocks";
}

RC_GTEST_PROP(NormalizationLaw, IsIdempotent, ()) {
  auto const once = normalized(*code_points_of(any_text()));
  RC_ASSERT(normalized(once) == once);
}

RC_GTEST_PROP(Utf8Law, RoundTrips, ()) {
  auto const text = any_text();
  RC_ASSERT(utf8_of(*code_points_of(text)) == text);
}

TEST(Utf8, RefusesInvalidUtf8) {
  for (auto const* const text : {"\x80", "\xC0\xAF", "\xE2\x82", "\xED\xA0\x80", "\xF4\x90\x80\x80", "a\xFF"})
    EXPECT_FALSE(code_points_of(text)) << text;
}

}  // namespace
}  // namespace kuhhandel::codec
