#include "engine/cards/payments.h"

#include <algorithm>
#include <tuple>

#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/parts_of_a_hand.h"

namespace kuhhandel {
namespace {

constexpr int kHands = 300;

/// Up to nine cards.
MoneyCards small_hand() {
  MoneyCards hand;
  for (int cards = any_number(0, 9); cards > 0; --cards)
    hand += MoneyCards::of(denomination_at(any_number(0, kDenominationCount - 1)));
  return hand;
}

/// Returns an amount that the hand covers, even while RapidCheck shrinks only one of the two.
Money amount_within(MoneyCards hand) {
  return std::min(hand.sum(), Money::of_tens(any_number(0, tens_of(hand.sum()))));
}

TEST(Payments, TheCheapestHasTheLeastExcessThenTheFewestCards_C4_6) {
  check_law(kHands, [] {
    auto const hand = small_hand();
    auto const amount = amount_within(hand);
    auto const cost = [](MoneyCards payment) { return std::tuple{payment.sum(), payment.size()}; };
    auto covering = parts_of(hand);
    std::erase_if(covering, [&](MoneyCards part) { return part.sum() < amount; });
    auto const best = std::ranges::min(covering, {}, cost);
    auto const found = cheapest_payment(hand, amount);
    RC_ASSERT(hand.contains(found));
    RC_ASSERT(cost(found) == cost(best));
  });
}

TEST(Payments, TheCheapestPrefersHighCardsAtEqualCost_C4_6) {
  check_law(kHands, [] {
    auto const hand = small_hand();
    auto const amount = amount_within(hand);
    auto const found = cheapest_payment(hand, amount);
    for (auto const& part : parts_of(hand)) {
      if (part.sum() != found.sum() || part.size() != found.size()) continue;
      RC_ASSERT(part.bits() <= found.bits());  // the highest denominations are in the highest bytes
    }
  });
}

TEST(Payments, AreCanonicalIfNoCardIsRedundant_C4_6) {
  check_law(kHands, [] {
    auto const hand = small_hand();
    auto const amount = Money::of_tens(any_number(0, tens_of(hand.sum()) + 1));
    bool some_card_too_many = false;
    for (auto const denomination : kDenominations) {
      auto const one = MoneyCards::of(denomination);
      if (hand.contains(one) && (hand - one).sum() >= amount) some_card_too_many = true;
    }
    RC_ASSERT(is_canonical(hand, amount) == (hand.sum() >= amount && !some_card_too_many));
  });
}

TEST(Payments, TheCheapestIsCanonical_C4_6) {
  check_law(kHands, [] {
    auto const hand = small_hand();
    auto const amount = amount_within(hand);
    RC_ASSERT(is_canonical(cheapest_payment(hand, amount), amount));
  });
}

TEST(Payments, PreferOneFiftyOverFiveTens_C4_6) {
  EXPECT_EQ(cheapest_payment(money({{0, 2}, {10, 5}, {50, 1}}), 50), money({{50, 1}}));
}

TEST(Payments, PreferThreeCardsOverManySmallOnes_C4_6) {
  EXPECT_EQ(cheapest_payment(money({{10, 10}, {200, 3}, {500, 1}}), 600), money({{200, 3}}));
  EXPECT_EQ(cheapest_payment(money({{50, 4}, {200, 3}, {500, 1}}), 600).size(), 3);
}

TEST(Payments, PreferTheSmallerExcess_C4_6) {
  EXPECT_EQ(cheapest_payment(money({{10, 3}, {50, 1}, {100, 1}}), 80), money({{10, 3}, {50, 1}}));
  EXPECT_EQ(cheapest_payment(money({{50, 1}, {100, 1}}), 60), money({{100, 1}}));
}

TEST(Payments, AreEmptyForAPriceOfZero_C4_6) {
  EXPECT_EQ(cheapest_payment(money({{0, 2}}), 0), MoneyCards{});
}

TEST(Payments, FindTheCheapestInTheLargestHand_C4_6) {
  EXPECT_EQ(cheapest_payment(second().money, 4690).sum(), 4690);
}

}  // namespace
}  // namespace kuhhandel
