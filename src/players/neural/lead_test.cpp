// Which of two replies is better, by what came of both in the same worlds.
#include "neural/lead.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace kuhhandel::neural {
namespace {

Lead lead_of(std::initializer_list<float> worlds) {
  Lead lead;
  for (auto const more : worlds) lead.add(more);
  return lead;
}

TEST(Lead, IsBeyondDoubtWhereItIsLargeForHowMuchItVaries) {
  EXPECT_TRUE(lead_of({0.1F, 0.3F, 0.2F, 0.2F}).is_beyond_doubt());
  EXPECT_FALSE(lead_of({0.5F, -0.3F, 0.4F, -0.2F}).is_beyond_doubt());
}

TEST(Lead, ThatIsTheSameInEveryWorldIsBeyondDoubt) {
  EXPECT_TRUE(lead_of({0.25F, 0.25F, 0.25F}).is_beyond_doubt());
}

TEST(Lead, OfOneWorldMayBeLuck) { EXPECT_FALSE(lead_of({1}).is_beyond_doubt()); }

TEST(Lead, OfNothingIsNone) {
  EXPECT_FALSE(Lead().is_beyond_doubt());
  EXPECT_FALSE(lead_of({0, 0}).is_beyond_doubt());
  EXPECT_FALSE(lead_of({-0.2F, -0.2F}).is_beyond_doubt());
}

TEST(Lead, IsTheSumOfAllWorlds) { EXPECT_FLOAT_EQ(lead_of({0.5F, 0.25F, -0.125F}).sum(), 0.625F); }

}  // namespace
}  // namespace kuhhandel::neural
