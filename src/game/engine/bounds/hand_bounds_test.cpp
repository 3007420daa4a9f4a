#include "engine/bounds/hand_bounds.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel {
namespace {

/// The starting hand: two zeros, four tens, a fifty.
MoneyCards a_first_hand() { return money({{0, 2}, {10, 4}, {50, 1}}); }

Unseen just(int cards) { return {.at_least = cards, .at_most = cards, .zeros_stay = false}; }

TEST(HandBounds, KnowAHandThatWasSeen) {
  HandBounds const hand(a_first_hand());

  EXPECT_EQ(hand.certain(), a_first_hand());
  EXPECT_EQ(hand.possible(), a_first_hand());
  EXPECT_EQ(hand.cards(), 7);
}

TEST(HandBounds, AllowHandsWithinTheBounds) {
  auto hand = HandBounds::any_of(a_first_hand());
  hand.require(money({{50, 1}}));

  EXPECT_TRUE(hand.allow(money({{10, 1}, {50, 1}})));
  EXPECT_FALSE(hand.allow(money({{10, 1}}))) << "it has the fifty";
  EXPECT_FALSE(hand.allow(money({{50, 2}}))) << "there is only one";
}

TEST(HandBounds, AllowOnlyTheKnownNumberOfCards) {
  auto hand = HandBounds::any_of(a_first_hand());
  hand.set_count(2);

  EXPECT_TRUE(hand.allow(money({{10, 2}})));
  EXPECT_FALSE(hand.allow(money({{10, 3}})));
}

TEST(HandBounds, FollowCardsGivenAndReceived) {
  HandBounds hand(a_first_hand());

  hand.take(money({{10, 2}}));
  hand.give(money({{100, 1}}));

  EXPECT_EQ(hand.certain(), money({{0, 2}, {10, 2}, {50, 1}, {100, 1}}));
  EXPECT_EQ(hand.cards(), 6);
}

TEST(HandBounds, DeduceCommonCardsAmongManyGiven) {
  HandBounds const hand(a_first_hand());

  auto const tens = hand.among(just(5))[Denomination::ten];

  EXPECT_EQ(tens.least, 2) << "the other three may be all its others";
  EXPECT_EQ(tens.most, 4);
}

TEST(HandBounds, KeepZerosIfZerosReturn_C6_8) {
  HandBounds hand(a_first_hand());
  Unseen const given{.at_least = 0, .at_most = 3, .zeros_stay = true};

  auto const moved = hand.among(given);
  hand.exchange(given, just(0), {});

  EXPECT_EQ(moved[Denomination::zero].most, 0);
  EXPECT_EQ(hand.certain(), money({{0, 2}, {10, 1}}));
}

TEST(HandBounds, WidenByUnseenTransfers) {
  HandBounds hand(a_first_hand());

  hand.exchange(just(1), just(2), HandBounds(money({{500, 3}})).among(just(2)));

  EXPECT_EQ(hand.certain(), money({{0, 1}, {10, 3}, {500, 2}}));
  EXPECT_EQ(hand.possible(), a_first_hand() + money({{500, 2}}));
  EXPECT_EQ(hand.cards(), 8);
}

TEST(HandBounds, HaveNoCardCountAfterAnUnknownNumberCame) {
  HandBounds hand(a_first_hand());

  hand.exchange(just(1), {.at_least = 0, .at_most = 2, .zeros_stay = false}, {});

  EXPECT_EQ(hand.cards(), std::nullopt);
}

TEST(HandBounds, ExcludeFurtherCardsFromAFullHand) {
  auto hand = HandBounds::any_of(a_first_hand());
  hand.set_count(2);
  hand.require(money({{50, 1}}));

  hand.tighten();

  EXPECT_EQ(hand.possible(), money({{0, 1}, {10, 1}, {50, 1}}));
}

TEST(HandBounds, RequireCardsThatNoOtherHandCanHold) {
  auto hand = HandBounds::any_of(a_first_hand());

  hand.narrow(Denomination::ten, {.least = 1, .most = 6}, 4);

  EXPECT_EQ(hand.at(Denomination::ten).least, 2) << "the others have at most two";
  EXPECT_EQ(hand.at(Denomination::ten).most, 3) << "the others have at least one";
}

TEST(HandBounds, DetectContradictions) {
  HandBounds hand(a_first_hand());
  EXPECT_FALSE(hand.contradictory());

  hand.require(money({{500, 1}}));

  EXPECT_TRUE(hand.contradictory());
}

}  // namespace
}  // namespace kuhhandel
