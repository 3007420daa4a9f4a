#include "tournament/duration_histogram.h"

#include <gtest/gtest.h>

namespace kuhhandel::tournament {
namespace {

TEST(DurationHistogram, HasQuantilesAccurateToOneTwelfth) {
  DurationHistogram times;
  for (int i = 1; i <= 1000; ++i) times.add(i * 1000);

  EXPECT_NEAR(times.quantile(0.5), 0.5, 0.5 / 12);
  EXPECT_NEAR(times.quantile(0.99), 0.99, 0.99 / 12);
  EXPECT_EQ(DurationHistogram{}.quantile(0.5), 0);
}

TEST(DurationHistogram, RoundTripsAsCounts) {
  DurationHistogram times;
  for (int i = 1; i <= 100; ++i) times.add(i * i);

  DurationHistogram again;
  for (auto const& count : times.counts()) again.add(count);

  EXPECT_EQ(again.quantile(0.5), times.quantile(0.5));
  EXPECT_EQ(again.quantile(0.99), times.quantile(0.99));
}

}  // namespace
}  // namespace kuhhandel::tournament
