// The sums that may be laid in a trade, from nothing to all, taken together in rungs.
#pragma once

#include "bots/trader/per_bucket.h"
#include "engine/money.h"

namespace kuhhandel::bots {

/// Rung r holds the sums above `top` of the rung below it, up to its own; the lowest holds 0 alone.
struct BetBuckets {
  std::array<Money, kBuckets> top{};

  /// The rung that holds a sum; the highest for what is above it.
  std::size_t bucket_of(Money sum) const;
};

/// Even steps up to `contested`, a sum that both might lay, and longer ones from there to `most`.
BetBuckets bet_buckets_to(Money contested, Money most);

}  // namespace kuhhandel::bots
