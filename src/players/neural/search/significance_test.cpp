// Tests which of two replies is better, by their results in the same worlds.
#include "neural/search/significance.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace kuhhandel::neural {
namespace {

PairedTest lead_of(std::initializer_list<float> worlds) {
  PairedTest lead;
  for (auto const more : worlds) lead.add(more);
  return lead;
}

TEST(PairedTest, IsSignificantIfTheMeanIsLargeForItsVariance) {
  EXPECT_TRUE(lead_of({0.1F, 0.3F, 0.2F, 0.2F}).is_significant());
  EXPECT_FALSE(lead_of({0.5F, -0.3F, 0.4F, -0.2F}).is_significant());
}

TEST(PairedTest, IsSignificantIfEqualInEveryWorld) {
  EXPECT_TRUE(lead_of({0.25F, 0.25F, 0.25F}).is_significant());
}

TEST(PairedTest, IsNotSignificantForOneWorld) { EXPECT_FALSE(lead_of({1}).is_significant()); }

TEST(PairedTest, IsNotSignificantWithoutWorlds) {
  EXPECT_FALSE(PairedTest().is_significant());
  EXPECT_FALSE(lead_of({0, 0}).is_significant());
  EXPECT_FALSE(lead_of({-0.2F, -0.2F}).is_significant());
}

TEST(PairedTest, SumsAllWorlds) { EXPECT_FLOAT_EQ(lead_of({0.5F, 0.25F, -0.125F}).sum(), 0.625F); }

}  // namespace
}  // namespace kuhhandel::neural
