// Measured round trips, and the effect of delayed echoes.
#include "table/races/rtt_estimator.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "table/races/race.h"

namespace kuhhandel::table {
namespace {

Duration after(int milliseconds) { return Duration{milliseconds}; }

KernelRoundTrip kernel(int smoothed, int least) {
  return {.smoothed = smoothed * 1000, .least = least * 1000};
}

RttEstimator echoes(int times, int each) {
  RttEstimator echoes;
  for (int i = 0; i < times; ++i) echoes.add_sample(after(each));
  return echoes;
}

TEST(RttEstimator, ReturnsNothingBeforeTheFirstAnswer) {
  EXPECT_EQ(RttEstimator().round_trip(), std::nullopt);
}

TEST(RttEstimator, AveragesTheLatestEight) {
  auto some = echoes(8, 60);
  for (int i = 0; i < 4; ++i) some.add_sample(after(40));
  EXPECT_EQ(some.round_trip(), after(50));
  for (int i = 0; i < 4; ++i) some.add_sample(after(40));
  EXPECT_EQ(some.round_trip(), after(40));
}

TEST(RttEstimator, IsAtMostFortyMillisecondsAboveTheMinimum) {
  auto some = echoes(1, 50);
  some.add_sample(after(60'000));
  EXPECT_EQ(some.round_trip(), after(90));
}

TEST(RttEstimator, ClampsToTheMaximum) { EXPECT_EQ(echoes(8, 900).round_trip(), kLongestRoundTrip); }

TEST(KernelRoundTrip, IsSmoothedButNotFarAboveTheMinimum) {
  EXPECT_EQ(kernel_round_trip(kernel(80, 70)), after(80));
  EXPECT_EQ(kernel_round_trip(kernel(300, 70)), after(110));
  EXPECT_EQ(kernel_round_trip({.smoothed = 1, .least = 1}), after(1)) << "whole milliseconds, rounded up";
}

TEST(RoundTrip, UsesPingAnswersIfAcknowledgementsAreDelayed) {
  EXPECT_EQ(round_trip_of(kernel(300, 280), echoes(8, 40)), after(40));
}

TEST(RoundTrip, UsesTheKernelIfPingAnswersAreDelayed) {
  EXPECT_EQ(round_trip_of(kernel(40, 38), echoes(8, 300)), after(40));
}

TEST(RoundTrip, UsesTheOnlyKnownMeasurement) {
  EXPECT_EQ(round_trip_of({}, echoes(8, 30)), after(30));
  EXPECT_EQ(round_trip_of(kernel(30, 30), {}), after(30));
  EXPECT_EQ(round_trip_of({}, {}), std::nullopt);
}

RC_GTEST_PROP(RoundTrip, IsAtMostTheSmallerMeasurement, ()) {
  auto const least = *rc::gen::inRange(1, 500).as("least by the kernel");
  auto const smoothed = least + *rc::gen::inRange(0, 500).as("smoothed above it");
  auto const some = echoes(3, *rc::gen::inRange(0, 500).as("answers"));

  auto const measured = *round_trip_of(kernel(smoothed, least), some);

  RC_ASSERT(measured <= after(smoothed));
  RC_ASSERT(measured <= *some.round_trip());
}

}  // namespace
}  // namespace kuhhandel::table
