#include "engine/random/rng.h"

#include <gtest/gtest.h>

#include <array>

namespace kuhhandel {
namespace {

TEST(Rng, RepeatsItsDraws_C2_3) {
  Rng one(7);
  Rng same(7);
  Rng other(8);
  auto const first = one.next();

  EXPECT_EQ(same.next(), first);
  EXPECT_NE(other.next(), first);
}

TEST(Rng, MatchesThePublishedGenerator) {
  // The first three draws of xoshiro256** from the state that SplitMix64 gives for 0.
  Rng rng(0);

  EXPECT_EQ(rng.next(), 0x99ec5f36cb75f2b4U);
  EXPECT_EQ(rng.next(), 0xbf6e1f784956452aU);
  EXPECT_EQ(rng.next(), 0x1a5f849d4933e6e0U);
}

TEST(Rng, DrawsFairlyBelowABound_C2_3) {
  Rng rng(1);
  std::array<int, 7> drawn{};
  for (int times = 0; times < 7000; ++times) ++drawn.at(static_cast<std::size_t>(rng.below(7)));

  for (auto const times : drawn) EXPECT_NEAR(times, 1000, 150);
}

TEST(Rng, ReturnsZeroBelowOne) {
  Rng rng(1);

  for (int times = 0; times < 100; ++times) EXPECT_EQ(rng.below(1), 0);
}

TEST(Rng, AcceptsAnyTextAsASeed_C2_3) {
  EXPECT_EQ(Rng::from_text("cow").next(), Rng::from_text("cow").next());
  EXPECT_NE(Rng::from_text("cow").next(), Rng::from_text("Cow").next());
  EXPECT_NE(Rng::from_text("").next(), Rng::from_text("ä").next());
}

}  // namespace
}  // namespace kuhhandel
