#include "bots/farmer/value_noise.h"

#include <gtest/gtest.h>

#include "bots/farmer/farmer.h"
#include "bots/match.h"
#include "bots/registry.h"
#include "engine/play.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

Outlook with_unseen(int cows) {
  Outlook outlook{.edition = &second(), .seats = 4};
  outlook.unseen[kCow] = static_cast<std::int8_t>(cows);
  return outlook;
}

TEST(ValueNoise, RangesFromDislikeToDelight) {
  double least = 0;
  double most = 0;
  double sum = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    auto const fancy = value_noise(kCow, with_unseen(3), seed);
    least = std::min(least, fancy);
    most = std::max(most, fancy);
    sum += fancy;
  }
  EXPECT_GE(least, -1);
  EXPECT_LT(least, -0.9);
  EXPECT_LE(most, 1);
  EXPECT_GT(most, 0.9);
  EXPECT_NEAR(sum / 1000, 0, 0.1);
}

TEST(ValueNoise, ChangesOnlyWhenACardIsTurnedUp) {
  EXPECT_EQ(value_noise(kCow, with_unseen(3), 1), value_noise(kCow, with_unseen(3), 1));
  EXPECT_NE(value_noise(kCow, with_unseen(3), 1), value_noise(kCow, with_unseen(2), 1));
  EXPECT_NE(value_noise(kCow, with_unseen(3), 1), value_noise(kPig, with_unseen(3), 1));
}

/// Choices for a hundred seeds when Cleo bids 60 for a goose, which is worth 40 in all.
struct AtAGoose {
  int bids = 0;
  int whims = 0;
};

AtAGoose at_a_goose(Personality const& personality) {
  auto const lot = kuhhandel::after(a_game().with_top_of_pile({kGoose}), {auction(kAnna), bid(kCleo, 60)});
  AtAGoose result;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Farmer bot(personality);
    bot.start(second(), 4, kBen, seed);
    auto const choice = bot.decide(view_for(second(), lot, kBen), legal_actions(second(), lot, kBen));
    result.bids += choice ? 1 : 0;
    result.whims += choice && bot.explain()->reason == Reason::whim ? 1 : 0;
  }
  return result;
}

TEST(ValueNoise, LetsBeginnersOverpayForSomeAnimals) {
  EXPECT_EQ(at_a_goose(kFarmer).bids, 0);
  EXPECT_GT(at_a_goose(kNeighbour).bids, 0);
  EXPECT_GT(at_a_goose(kDreamer).bids, at_a_goose(kNeighbour).bids);
  EXPECT_LT(at_a_goose(kDreamer).bids, 100);
}

TEST(ValueNoise, ExplainsAllDeviationsFromTheFarmer) {
  EXPECT_EQ(at_a_goose(kDreamer).whims, at_a_goose(kDreamer).bids);
}

}  // namespace
}  // namespace kuhhandel::bots
