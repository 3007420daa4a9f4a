#include "table/rate_limit.h"

#include <gtest/gtest.h>

namespace kuhhandel::table {
namespace {

constexpr Rate kThreeThenOneASecond{3, Duration{1000}};

/// Returns how many of `tries` attempts are allowed.
int taken(RateLimit& limit, int tries, Instant now) {
  int taken = 0;
  for (int i = 0; i < tries; ++i) taken += limit.take(kThreeThenOneASecond, now) ? 1 : 0;
  return taken;
}

TEST(RateLimit, AllowsABurst) {
  RateLimit limit;

  EXPECT_EQ(taken(limit, 9, Instant{50'000}), 3);
}

TEST(RateLimit, RefillsOneTokenPerInterval) {
  RateLimit limit;
  taken(limit, 3, Instant{0});

  EXPECT_EQ(taken(limit, 9, Instant{999}), 0);
  EXPECT_EQ(taken(limit, 9, Instant{1000}), 1);
  EXPECT_EQ(taken(limit, 9, Instant{3500}), 2) << "the half that was over is kept";
  EXPECT_EQ(taken(limit, 9, Instant{4000}), 1);
}

TEST(RateLimit, RefillsAtMostToTheBurstSize) {
  RateLimit limit;
  taken(limit, 1, Instant{0});

  EXPECT_EQ(taken(limit, 9, Instant{100'000}), 3);
}

TEST(RateLimit, IsFullOnceAllTokensAreReturned) {
  RateLimit limit;
  taken(limit, 2, Instant{0});

  EXPECT_FALSE(limit.is_full(Instant{1999}));
  EXPECT_TRUE(limit.is_full(Instant{2000}));
}

}  // namespace
}  // namespace kuhhandel::table
