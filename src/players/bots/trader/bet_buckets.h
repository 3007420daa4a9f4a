// The possible sums in a trade, from nothing to all, grouped into buckets.
#pragma once

#include "bots/trader/per_bucket.h"
#include "engine/cards/money.h"

namespace kuhhandel::bots {

/// Bucket r contains the sums above `top` of the bucket below it, up to its own `top`; the lowest contains
/// only 0.
struct BetBuckets {
  std::array<Money, kBuckets> top{};

  /// Returns the bucket of a sum; the highest bucket for larger sums.
  std::size_t bucket_of(Money sum) const;
};

/// Returns equal steps up to `contested`, a sum that both might lay, and longer steps from there to `most`.
BetBuckets bet_buckets_to(Money contested, Money most);

}  // namespace kuhhandel::bots
