// A horse trade made small: sums in rungs of a ladder, numbers of cards in signals, each player one of a few
// hands. The challenger lays a rung and shows a signal; the challenged sees the signal alone and accepts, or
// counters with a rung (C6.3 to C6.6).
#pragma once

#include <array>

#include "bots/trader/per_bucket.h"
#include "engine/static_list.h"

namespace kuhhandel::bots {

inline constexpr std::size_t kSignals = 6;
inline constexpr std::size_t kMostHands = 8;

/// A set of rungs: 1 for those in it, 0 for the others.
using BucketSet = PerBucket;

/// A hand that a player may hold: how likely it is, and which rungs it can lay. As the challenger's it has an
/// offer, as the challenged player's a counter.
struct TradeHand {
  float chance = 1;
  std::array<BucketSet, kSignals> offers{};
  BucketSet counters{};
};

using TradeHands = StaticList<TradeHand, kMostHands>;

/// What the outcomes are worth to the challenger.
struct TradeWorths {
  PerBucket accepted{};                          // by the offer's rung
  std::array<PerBucket, kBuckets> by_offer{};    // when countered: by the offer's rung, then the counter's
  std::array<PerBucket, kBuckets> by_counter{};  // the same the other way round

  void set_countered(std::size_t offer, std::size_t counter, float worth) {
    by_offer[offer][counter] = worth;
    by_counter[counter][offer] = worth;
  }
};

/// A number for every rung under every signal.
using OfferMix = std::array<PerBucket, kSignals>;

/// A number for accepting and for every counter.
struct AnswerMix {
  float accept = 0;
  PerBucket counter{};
};

/// One of them for every signal.
using AnswerMixes = std::array<AnswerMix, kSignals>;

/// How a part of all players plays by habit, whatever the others do (Johanson, Zinkevich and Bowling 2007).
/// No offer is then out of the question, and every answer has a reason.
struct Habits {
  float challengers = 0;  // the part of them that does
  OfferMix offers{};
  float challenged = 0;
  AnswerMixes answers{};
};

/// What one gains the other loses: in parts of the stake, the animals for nothing being worth half of it to
/// either. Who plays such a game well can be hurt by nobody.
struct TradeGame {
  TradeHands challengers;
  TradeHands challenged;
  TradeWorths worths;
  Habits habits;
};

}  // namespace kuhhandel::bots
