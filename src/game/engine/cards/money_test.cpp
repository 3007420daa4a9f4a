#include "engine/cards/money_cards.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"

namespace kuhhandel {
namespace {

MoneyCards any_cards() {
  MoneyCards cards;
  for (auto const denomination : kDenominations) cards += MoneyCards::of(denomination, any_number(0, 18));
  return cards;
}

TEST(MoneyCards, MatchTheSecondEdition_C1_2) {
  auto const box = money({{0, 10}, {10, 20}, {50, 10}, {100, 5}, {200, 5}, {500, 5}});

  EXPECT_EQ(second().money, box);
  EXPECT_EQ(box.size(), 55);
}

TEST(MoneyCards, AreWorthTheirSum_C1_2) {
  EXPECT_EQ(money({{0, 3}, {10, 4}, {20, 1}, {50, 1}, {100, 2}, {200, 1}, {500, 1}}).sum(), 1010);
  EXPECT_EQ(MoneyCards{}.sum(), 0);
}

TEST(MoneyCards, ContainEachSubset_C4_6) {
  EXPECT_TRUE(money({{10, 4}, {50, 1}}).contains(money({{10, 4}})));
  EXPECT_TRUE(money({{10, 4}}).contains({}));
  EXPECT_FALSE(money({{10, 4}}).contains(money({{10, 5}})));
  EXPECT_FALSE(money({{50, 4}}).contains(money({{10, 1}})));
  EXPECT_FALSE(MoneyCards{}.contains(MoneyCards::of(Denomination::zero)));
}

TEST(MoneyCards, ContainCardsIfEveryCountSuffices_C4_6) {
  check_law(300, [] {
    auto const cards = any_cards();
    auto const part = any_cards();
    bool enough = true;
    for (auto const denomination : kDenominations)
      enough &= cards.count(denomination) >= part.count(denomination);
    RC_ASSERT(cards.contains(part) == enough);
  });
}

TEST(MoneyCards, AddAndSubtractCardByCard_C2_2) {
  check_law(300, [] {
    auto const some = any_cards();
    auto const more = any_cards();
    RC_ASSERT((some + more) - more == some);
    RC_ASSERT((some + more).sum() == some.sum() + more.sum());
    for (auto const denomination : kDenominations) {
      RC_ASSERT((some + more).count(denomination) == some.count(denomination) + more.count(denomination));
    }
  });
}

TEST(MoneyCards, KnowTheirValues_C1_2) {
  EXPECT_EQ(denomination_of(0), Denomination::zero);
  EXPECT_EQ(denomination_of(500), Denomination::five_hundred);
  EXPECT_EQ(denomination_of(30), std::nullopt);
}

TEST(MoneyCards, BelowAValueReturnsTheCheaperOnes_C4_6) {
  auto const hand = money({{0, 2}, {10, 3}, {50, 1}, {500, 1}});

  EXPECT_EQ(hand.below(Denomination::fifty), money({{0, 2}, {10, 3}}));
  EXPECT_EQ(hand.below(Denomination::zero), MoneyCards{});
}

}  // namespace
}  // namespace kuhhandel
