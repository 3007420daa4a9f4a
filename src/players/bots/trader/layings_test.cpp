#include "bots/trader/layings.h"

#include <gtest/gtest.h>

#include <bit>

#include "bots/trader/draw.h"
#include "bots/trader/trade_model.h"
#include "tests/support/laws.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

TEST(Layings, KnowWithWhichNumbersOfCardsASumIsLaid) {
  Layings const layings(money({{0, 1}, {10, 5}, {50, 1}}));

  EXPECT_EQ(layings.numbers(50), (1U << 1) | (1U << 2) | (1U << 5) | (1U << 6));
  EXPECT_EQ(layings.numbers(0), (1U << 0) | (1U << 1));
  EXPECT_EQ(layings.numbers(110), 0U);
}

MoneyCards any_hand() {
  MoneyCards hand;
  for (auto const denomination : kDenominations) hand += MoneyCards::of(denomination, any_number(0, 4));
  return hand;
}

TEST(Layings, GiveCardsOfTheHandWithThatSumAndNumber) {
  check_law(50, [] {
    auto const hand = any_hand();
    Layings const layings(hand);
    for (Money sum = 0; sum <= hand.sum(); sum += 10) {
      for (auto numbers = layings.numbers(sum); numbers != 0; numbers &= numbers - 1) {
        auto const cards = layings.cards(sum, std::countr_zero(numbers));
        RC_ASSERT(hand.contains(cards));
        RC_ASSERT(cards.sum() == sum);
        RC_ASSERT(cards.size() == std::countr_zero(numbers));
      }
    }
  });
}

TEST(Ladder, HoldsEverySumOnARungThatReachesIt) {
  check_law(100, [] {
    auto const ladder = ladder_to(Money::of_tens(any_number(0, 300)), Money::of_tens(any_number(0, 500)));
    auto const sum = Money::of_tens(any_number(0, tens_of(ladder.top.back())));
    auto const rung = ladder.rung_of(sum);
    RC_ASSERT(sum <= ladder.top[rung]);
    RC_ASSERT((rung == 0 || sum > ladder.top[rung - 1]));
  });
}

TEST(Ladder, NothingIsARungOfItsOwn) {
  EXPECT_EQ(ladder_to(400, 900).rung_of(0), 0U);
  EXPECT_EQ(ladder_to(400, 900).rung_of(10), 1U);
}

TEST(Draw, LaysWhatTheMixAllows_C6_3) {
  check_law(100, [] {
    auto const hand = any_hand();
    Layings const layings(hand);
    auto const ladder = ladder_to(Money::of_tens(any_number(1, 60)), hand.sum());
    auto const may = trade_hand(second().rules, ladder, layings);
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1000)));
    float ways = 0;
    for (auto const& under : may.offers) ways += total(under);
    OfferMix mix;
    for (std::size_t s = 0; s < kSignals; ++s) mix[s] = times(1 / ways, may.offers[s]);
    auto const offer = draw_offer({second().rules, ladder, layings}, mix, rng);
    RC_ASSERT(hand.contains(offer));
    RC_ASSERT(may.offers[signal_of(second().rules, offer.size())][ladder.rung_of(offer.sum())] > 0);
  });
}

}  // namespace
}  // namespace kuhhandel::bots
