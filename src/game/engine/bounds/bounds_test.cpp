#include "engine/bounds/bounds.h"

#include <gtest/gtest.h>

#include "tests/support/whole_box.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

Unseen of_number(int cards) { return {.at_least = cards, .at_most = cards, .zeros_stay = false}; }

/// Three seats with the starting hands.
Bounds at_the_start() { return {second(), 3}; }

/// Anna and Ben have exchanged a card that nobody else saw.
Bounds after_a_trade() {
  auto bounds = at_the_start();
  bounds.exchange({kAnna, of_number(1)}, {kBen, of_number(1)});
  return bounds;
}

TEST(Bounds, KnowTheHandsAtTheStart_C2_1) {
  auto const bounds = at_the_start();

  EXPECT_EQ(bounds.of(kBen).certain(), second().hand);
  EXPECT_EQ(bounds.total().size(), 3 * second().hand.size());
  EXPECT_TRUE(bounds.consistent());
}

TEST(Bounds, ASecretTradeWidensOnlyTheTwoHands_C6_6) {
  auto const bounds = after_a_trade();

  EXPECT_NE(bounds.of(kAnna).certain(), bounds.of(kAnna).possible());
  EXPECT_NE(bounds.of(kBen).certain(), bounds.of(kBen).possible());
  EXPECT_EQ(bounds.of(kCleo).certain(), second().hand);
}

TEST(Bounds, NameTheChangedHands_C6_6) {
  auto bounds = after_a_trade();
  EXPECT_TRUE(bounds.moved().contains(kAnna) && bounds.moved().contains(kBen));
  EXPECT_FALSE(bounds.moved().contains(kCleo));
  bounds.clear_moved();

  bounds.set_hand(kCleo, second().hand);
  EXPECT_TRUE(bounds.moved().empty()) << "that was known";
  bounds.set_hand(kAnna, money({{0, 3}, {10, 3}, {50, 1}}));
  EXPECT_TRUE(bounds.moved().contains(kBen)) << "the rest of the two hands";
}

TEST(Bounds, AShownHandDeterminesTheOther_C4_8) {
  auto bounds = after_a_trade();
  auto const cards = money({{0, 3}, {10, 3}, {50, 1}});

  bounds.set_hand(kAnna, cards);

  EXPECT_EQ(bounds.of(kBen).certain(), money({{0, 1}, {10, 5}, {50, 1}}));
  EXPECT_EQ(bounds.of(kBen).possible(), bounds.of(kBen).certain());
}

TEST(Bounds, APaymentRevealsHeldCards_C4_7) {
  auto bounds = after_a_trade();

  bounds.take(kAnna, money({{50, 2}}));

  EXPECT_EQ(bounds.of(kBen).possible().count(Denomination::fifty), 0) << "both fifties were Anna's";
  EXPECT_EQ(bounds.total().size(), 3 * second().hand.size() - 2);
}

TEST(Bounds, WithoutAHistoryOnlyTheOwnHandIsKnown) {
  auto const own = money({{10, 2}});
  auto const total = money({{10, 3}, {500, 1}});

  auto const bounds = Bounds::without_history(3, kAnna, own, total);

  EXPECT_EQ(bounds.of(kAnna).certain(), own);
  EXPECT_EQ(bounds.of(kBen).possible(), money({{10, 1}, {500, 1}}));
  EXPECT_EQ(bounds.of(kBen).cards(), std::nullopt);
}

TEST(Bounds, AllowOnlyHandsThatAddUpToAllTheMoney) {
  auto const bounds = after_a_trade();
  PerSeat<MoneyCards> hands{};
  for (auto const seat : {kAnna, kBen, kCleo}) hands[seat] = second().hand;
  EXPECT_TRUE(bounds.allow(hands));

  hands[kAnna] = hands[kAnna] - money({{10, 1}}) + money({{0, 1}});

  EXPECT_FALSE(bounds.allow(hands)) << "Ben still has all that was theirs";
}

TEST(Bounds, AreInconsistentIfTheCountsDoNotFit) {
  auto bounds = at_the_start();

  bounds.set_count(kAnna, 3);

  EXPECT_FALSE(bounds.consistent());
}

}  // namespace
}  // namespace kuhhandel
