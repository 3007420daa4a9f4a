// A simplified horse trade: sums in buckets, numbers of cards as signals, and a few possible hands for each
// player. The challenger lays a bucket and shows a signal; the challenged player sees only the signal and
// accepts, or counters with a bucket (C6.3 to C6.6).
#pragma once

#include <algorithm>
#include <array>

#include "bots/trader/per_bucket.h"
#include "engine/static_list.h"

namespace kuhhandel::bots {

inline constexpr std::size_t kSignals = 6;
inline constexpr std::size_t kMostHands = 8;

/// A set of buckets: 1 for members, 0 for others.
using BucketSet = PerBucket;

/// A possible hand of a player: its probability, and the buckets that it can lay. A challenger's hand has an
/// offer, a challenged player's a counter-offer.
struct TradeHand {
  float chance = 1;
  std::array<BucketSet, kSignals> offers{};
  BucketSet counters{};
};

using TradeHands = StaticList<TradeHand, kMostHands>;

/// The worth of the outcomes to the challenger.
struct TradeWorths {
  PerBucket accepted{};  // by the offer's bucket
  std::array<PerBucket, kBuckets>
      by_offer{};  // if countered: by the offer's bucket, then the counter-offer's
  std::array<PerBucket, kBuckets> by_counter{};  // the same in the other order

  void set_countered(std::size_t offer, std::size_t counter, float worth) {
    by_offer[offer][counter] = worth;
    by_counter[counter][offer] = worth;
  }
};

/// Returns the worth of the challenger's best outcome.
inline float best_worth(TradeWorths const& worths) {
  auto most = std::ranges::max(worths.accepted);
  for (auto const& countered : worths.by_offer) most = std::max(most, std::ranges::max(countered));
  return most;
}

/// A number for every bucket under every signal.
using OfferMix = std::array<PerBucket, kSignals>;

/// A number for accepting and for every counter-offer.
struct AnswerMix {
  float accept = 0;
  PerBucket counter{};
};

/// One AnswerMix for every signal.
using AnswerMixes = std::array<AnswerMix, kSignals>;

/// A share of all players plays by habit, whatever the others do (Johanson, Zinkevich and Bowling 2007). So
/// no offer is impossible, and every answer has a reason.
struct Habits {
  float challengers = 0;  // the share of challengers that plays by habit
  OfferMix offers{};
  float challenged = 0;
  AnswerMixes answers{};
};

/// A zero-sum game in fractions of the stake; getting the animals for nothing is worth half of it to either
/// player. An equilibrium strategy cannot be exploited.
struct TradeGame {
  TradeHands challengers;
  TradeHands challenged;
  TradeWorths worths;
  Habits habits;
};

}  // namespace kuhhandel::bots
