#include "terminal/typed_line.h"

#include <gtest/gtest.h>

namespace kuhhandel::terminal {
namespace {

std::string edited(std::string typed, Key key) {
  edit(typed, key, 5);
  return typed;
}

TEST(TypedLine, GrowsByLettersUpToItsLength) {
  EXPECT_EQ(edited("cows", '!'), "cows!");
  EXPECT_EQ(edited("cows!", '!'), "cows!");
}

TEST(TypedLine, DeletesAWholeCharacter) {
  EXPECT_EQ(edited("Jö", SpecialKey::backspace), "J");
  EXPECT_EQ(edited("牛", SpecialKey::backspace), "");
  EXPECT_EQ(edited("", SpecialKey::backspace), "");
}

TEST(TypedLine, CanBeCleared) { EXPECT_EQ(edited("cow", SpecialKey::clear), ""); }

TEST(TypedLine, IgnoresOtherKeys) { EXPECT_EQ(edited("cow", SpecialKey::up), "cow"); }

TEST(TypedLine, IgnoresSurroundingSpaces) {
  EXPECT_EQ(without_blanks_around("  a cow "), "a cow");
  EXPECT_EQ(without_blanks_around("   "), "");
}

}  // namespace
}  // namespace kuhhandel::terminal
