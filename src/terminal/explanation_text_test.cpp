#include "terminal/explanation_text.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

std::string explained(bots::Explanation const& why) {
  return explanation_text(TableWords{second(), {"Anna", "Ben", "Cleo"}}, why);
}

TEST(ExplanationText, ShowsTheValueOfTheAnimalForABid) {
  EXPECT_EQ(explained({.act = bots::Act::bid,
                       .reason = bots::Reason::gain,
                       .animal = kCow,
                       .copy = 4,
                       .worth = 1600,
                       .price = 310}),
            "I bid 310: the fourth cow is worth 1,600 points to me.");
}

TEST(ExplanationText, GroupsThousands) {
  EXPECT_EQ(
      explained(
          {.act = bots::Act::buy, .reason = bots::Reason::gain, .animal = kDog, .copy = 1, .worth = 1234567}),
      "I buy: the first dog is worth 1,234,567 points to me.");
}

TEST(ExplanationText, KeepsTheSignOfANegativeNumber) {
  EXPECT_EQ(explained({.act = bots::Act::silence,
                       .reason = bots::Reason::too_dear,
                       .animal = kDog,
                       .copy = 1,
                       .worth = -120}),
            "I stay silent: the first dog is worth only -120 points to me.");
}

TEST(ExplanationText, NamesTheOpponent) {
  EXPECT_EQ(
      explained(
          {.act = bots::Act::bid, .reason = bots::Reason::deny, .animal = kCow, .price = 60, .other = kCleo}),
      "I bid 60: Cleo must not have a cow.");
  EXPECT_EQ(explained({.act = bots::Act::challenge,
                       .reason = bots::Reason::gain,
                       .animal = kCow,
                       .copy = 2,
                       .worth = 40,
                       .other = kBen}),
            "I trade with Ben: the second cow is worth 40 points to me.");
}

}  // namespace
}  // namespace kuhhandel::terminal
