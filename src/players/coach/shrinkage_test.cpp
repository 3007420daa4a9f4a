// Tests of the correction of evaluations in imagined worlds.
#include "coach/shrinkage.h"

#include <gtest/gtest.h>

#include "coach/assessment.h"

namespace kuhhandel::coach {
namespace {

/// In imagined worlds, the other choice is better by this much.
Comparison imagined(bots::Choice choice, float gain) {
  return {.chosen = {.choice = choice, .chance = 0.3F},
          .other = {.choice = bots::kSilent, .chance = 0.3F + gain},
          .gain = gain,
          .margin = 0.02F};
}

float cost_of(Comparison const& comparison) { return Decision{1, apply_shrinkage(comparison)}.cost(); }

TEST(Shrinkage, ReducesTheCostOfABidToAQuarter) {
  for (bots::Choice const& choice :
       {bots::Choice(action::Bid{310}), bots::Choice(action::Sell{}), bots::Choice(bots::kSilent)})
    EXPECT_NEAR(cost_of(imagined(choice, 0.2F)), 0.05, 1e-6);
}

TEST(Shrinkage, ReducesATurnMoreThanAnOffer) {
  EXPECT_NEAR(cost_of(imagined(action::Auction{}, 0.2F)), 0.08, 1e-6);
  EXPECT_NEAR(cost_of(imagined(action::Offer{}, 0.2F)), 0.16, 1e-6);
}

TEST(Shrinkage, DropsAReducedCostThatIsTooSmall) {
  EXPECT_EQ(cost_of(imagined(action::Bid{310}, 0.035F)), 0);
  EXPECT_GT(cost_of(imagined(action::Offer{}, 0.035F)), 0);
}

TEST(Shrinkage, ReducesAGoodMoveLess) { EXPECT_NEAR(cost_of(imagined(action::Sell{}, -0.2F)), -0.15, 1e-6); }

TEST(Shrinkage, NeverIncreasesACost) {
  for (std::size_t mistake = 0; mistake < kMistakeKinds; ++mistake) {
    auto const shrinkage = shrinkage_for(static_cast<MistakeKind>(mistake));
    for (auto const part : {shrinkage.mistake, shrinkage.good_move}) {
      EXPECT_GT(part, 0);
      EXPECT_LE(part, 1);
    }
  }
}

TEST(Shrinkage, KeepsNoiseWithinTheNoise) {
  auto const within = imagined(action::Offer{}, 0.01F);

  EXPECT_EQ(within.certain(), 0);
  EXPECT_EQ(apply_shrinkage(within).certain(), 0);
}

TEST(Shrinkage, MovesTheChancesByTheReducedDifference) {
  auto const shrunk = apply_shrinkage(imagined(action::Offer{}, 0.2F));

  EXPECT_EQ(shrunk.chosen.chance, 0.3F);
  EXPECT_NEAR(shrunk.other.chance - shrunk.chosen.chance, shrunk.gain, 1e-6);
}

}  // namespace
}  // namespace kuhhandel::coach
