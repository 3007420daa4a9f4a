#include "bots/trader/habits.h"

#include <cmath>

#include "bots/farmer/trade_values.h"

namespace kuhhandel::bots {
namespace {

// A broad assumption about unknown people and programs. The rest is assumed to play well, so that a strategy
// that exploits habits stays hard to exploit.
constexpr float kPartOfChallenged = 0.5F;
constexpr float kPartOfChallengers = 0.5F;
constexpr double kAboveStake = 1.3;
constexpr int kSumsTried = 48;
constexpr float kAnythingAtAll = 0.01F;

PerBucket sums_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets, Seat seat) {
  auto const means = outlook.money_of(seat);
  auto const most = 10 + kAboveStake * reservation_price(outlook, trade, seat);
  PerBucket sums{};
  for (int i = 0; i < kSumsTried; ++i) {
    auto const sum = std::min(means, most * (i + 0.5) / kSumsTried);
    sums[buckets.bucket_of(Money::of_tens(static_cast<int>(std::lround(sum / 10))))] += 1.0F / kSumsTried;
  }
  return sums;
}

/// Returns how likely the hands can lay a sum in each bucket under each signal.
OfferMix ways_to_lay(TradeHands const& hands) {
  OfferMix ways{};
  for (auto const& hand : hands) {
    for (std::size_t s = 0; s < kSignals; ++s) add(ways[s], hand.chance, hand.offers[s]);
  }
  return ways;
}

}  // namespace

Habits answers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                        ChallengedHands const& challenged) {
  auto counters = sums_by_habit(outlook, trade, buckets, trade.challenged);
  BucketSet may{};
  for (auto const& hand : challenged.hands) add(may, hand.chance, hand.counters);
  for (std::size_t r = 0; r < kBuckets; ++r) counters[r] *= may[r];
  auto const able = total(counters);
  auto const accept = able > 0 ? static_cast<float>(challenged.acceptance) : 1.0F;
  Habits habits{.challengers = 0, .offers = {}, .challenged = kPartOfChallenged, .answers = {}};
  habits.answers.fill({.accept = accept, .counter = times(able > 0 ? (1 - accept) / able : 0, counters)});
  return habits;
}

Habits offers_by_habit(Outlook const& outlook, Trade const& trade, BetBuckets const& buckets,
                       TradeHands const& hands) {
  auto const sums = sums_by_habit(outlook, trade, buckets, trade.challenger);
  auto offers = ways_to_lay(hands);
  float all = 0;
  for (std::size_t r = 0; r < kBuckets; ++r) {
    float ways = 0;
    for (auto const& buckets_of_signal : offers) ways += buckets_of_signal[r];
    for (auto& buckets_of_signal : offers)
      buckets_of_signal[r] *= ways > 0 ? (sums[r] + kAnythingAtAll) / ways : 0;
    if (ways > 0) all += sums[r] + kAnythingAtAll;
  }
  for (auto& buckets_of_signal : offers) buckets_of_signal = times(1 / all, buckets_of_signal);
  return {.challengers = kPartOfChallengers, .offers = offers, .challenged = 0, .answers = {}};
}

}  // namespace kuhhandel::bots
