#include "names/folded_name.h"

#include <gtest/gtest.h>

namespace kuhhandel::names {
namespace {

TEST(FoldedName, IsOneForLargeAndSmallLetters) {
  EXPECT_EQ(folded_name("ANNA"), folded_name("anna"));
  EXPECT_EQ(folded_name("ЁЛКА"), folded_name("ёлка"));
  EXPECT_EQ(folded_name("Weiß"), folded_name("WEISS"));
}

TEST(FoldedName, IsOneForTheWaysToWriteALetter) {
  EXPECT_EQ(folded_name("Ren\u00e9"), folded_name("Rene\u0301"));
  EXPECT_EQ(folded_name("Ａｎｎａ"), folded_name("Anna"));
}

TEST(FoldedName, PassesOverWhatCannotBeSeen) {
  EXPECT_EQ(folded_name("  Anna\u00a0 Berg "), folded_name("Anna Berg"));
  EXPECT_EQ(folded_name("An\u200bna\u00ad"), folded_name("Anna"));
  EXPECT_EQ(folded_name("\u200b"), "");
}

TEST(FoldedName, KeepsApartWhatIsNotOneName) {
  EXPECT_NE(folded_name("Anna"), folded_name("Änna"));
  EXPECT_NE(folded_name("Anna Berg"), folded_name("AnnaBerg"));
}

TEST(SeenName, IsOneForLettersOfOtherScriptsThatLookAlike) {
  for (auto const* const name : {"Аnna", "Αnna", "Ann a", "аnnа"}) EXPECT_EQ(seen_name(name), "anna") << name;
  EXPECT_EQ(seen_name("ВОВ"), seen_name("BOB"));
  EXPECT_NE(seen_name("Anna"), seen_name("Änna"));
  EXPECT_NE(seen_name("Жанна"), seen_name("Анна"));
}

TEST(FoldedName, IsStable) {
  for (auto const* const name : {"Weiß", "ΣΊΣΥΦΟΣ", "İpek", "  a  b ", "ﬁn"}) {
    EXPECT_EQ(folded_name(folded_name(name)), folded_name(name)) << name;
  }
}

}  // namespace
}  // namespace kuhhandel::names
