#include "bots/trader/payable_sums.h"

#include <gtest/gtest.h>

#include <bit>

#include "bots/trader/mixed_draw.h"
#include "bots/trader/trade_model.h"
#include "tests/support/laws.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

TEST(PayableSums, ListTheCardCountsForASum) {
  PayableSums const sums(money({{0, 1}, {10, 5}, {50, 1}}));

  EXPECT_EQ(sums.card_counts(50), (1U << 1) | (1U << 2) | (1U << 5) | (1U << 6));
  EXPECT_EQ(sums.card_counts(0), (1U << 0) | (1U << 1));
  EXPECT_EQ(sums.card_counts(110), 0U);
}

MoneyCards any_hand() {
  MoneyCards hand;
  for (auto const denomination : kDenominations) hand += MoneyCards::of(denomination, any_number(0, 4));
  return hand;
}

TEST(PayableSums, ReturnCardsOfTheHandWithThatSumAndCount) {
  check_law(50, [] {
    auto const hand = any_hand();
    PayableSums const sums(hand);
    for (Money sum = 0; sum <= hand.sum(); sum += 10) {
      for (auto numbers = sums.card_counts(sum); numbers != 0; numbers &= numbers - 1) {
        auto const cards = sums.cards(sum, std::countr_zero(numbers));
        RC_ASSERT(hand.contains(cards));
        RC_ASSERT(cards.sum() == sum);
        RC_ASSERT(cards.size() == std::countr_zero(numbers));
      }
    }
  });
}

TEST(BetBuckets, MapsEverySumToTheLowestSufficientBucket) {
  check_law(100, [] {
    auto const buckets =
        bet_buckets_to(Money::of_tens(any_number(0, 300)), Money::of_tens(any_number(0, 500)));
    auto const sum = Money::of_tens(any_number(0, tens_of(buckets.top.back())));
    auto const bucket = buckets.bucket_of(sum);
    RC_ASSERT(sum <= buckets.top[bucket]);
    RC_ASSERT((bucket == 0 || sum > buckets.top[bucket - 1]));
  });
}

TEST(BetBuckets, HasABucketForZero) {
  EXPECT_EQ(bet_buckets_to(400, 900).bucket_of(0), 0U);
  EXPECT_EQ(bet_buckets_to(400, 900).bucket_of(10), 1U);
}

TEST(Draw, OffersWhatTheMixAllows_C6_3) {
  check_law(100, [] {
    auto const hand = any_hand();
    PayableSums const sums(hand);
    auto const buckets = bet_buckets_to(Money::of_tens(any_number(1, 60)), hand.sum());
    auto const may = trade_hand(second().rules, buckets, sums);
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1000)));
    float ways = 0;
    for (auto const& under : may.offers) ways += total(under);
    OfferMix mix;
    for (std::size_t s = 0; s < kSignals; ++s) mix[s] = times(1 / ways, may.offers[s]);
    auto const offer = draw_offer({second().rules, buckets, sums}, mix, rng);
    RC_ASSERT(hand.contains(offer));
    RC_ASSERT(may.offers[signal_of(second().rules, offer.size())][buckets.bucket_of(offer.sum())] > 0);
  });
}

}  // namespace
}  // namespace kuhhandel::bots
