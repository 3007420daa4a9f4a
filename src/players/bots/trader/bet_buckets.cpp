#include "bots/trader/bet_buckets.h"

namespace kuhhandel::bots {
namespace {

constexpr std::size_t kEvenRungs = 13;  // with that of 0
constexpr int kEvenSteps = kEvenRungs - 1;
constexpr int kLongSteps = kBuckets - kEvenRungs;

Money up_to_tens(Money amount) { return (amount + 9) / 10 * 10; }

}  // namespace

std::size_t BetBuckets::bucket_of(Money sum) const {
  std::size_t bucket = 0;
  while (bucket + 1 < kBuckets && sum > top[bucket]) ++bucket;
  return bucket;
}

BetBuckets bet_buckets_to(Money contested, Money most) {
  BetBuckets buckets;
  auto const step = std::max<Money>(10, up_to_tens((contested + Money{kEvenSteps - 1}) / kEvenSteps));
  for (std::size_t r = 1; r < kEvenRungs; ++r) buckets.top[r] = buckets.top[r - 1] + step;
  auto const rest = std::max<Money>(most - buckets.top[kEvenRungs - 1], 0);
  auto const long_step = std::max(step, up_to_tens(rest / kLongSteps));
  for (auto r = kEvenRungs; r < kBuckets; ++r) buckets.top[r] = buckets.top[r - 1] + long_step;
  return buckets;
}

}  // namespace kuhhandel::bots
