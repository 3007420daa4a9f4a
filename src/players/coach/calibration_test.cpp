// Tests of the coach's correction of overconfident chances.
#include "coach/calibration.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::coach {
namespace {

PerSeat<float> chances(float anna, float ben, float cleo) {
  PerSeat<float> each{};
  each[kAnna] = anna;
  each[kBen] = ben;
  each[kCleo] = cleo;
  return each;
}

TEST(Calibration, BringsChancesCloserAndKeepsTheirOrder) {
  auto const soft = soften(chances(0.64F, 0.32F, 0.04F), 3, 0.5F);

  EXPECT_NEAR(soft[kAnna], 0.8 / 1.5657, 1e-3);
  EXPECT_NEAR(soft[kBen], 0.5657 / 1.5657, 1e-3);
  EXPECT_NEAR(soft[kAnna] + soft[kBen] + soft[kCleo], 1, 1e-5);
}

TEST(Calibration, DoesNotChangeAResult) {
  auto const won = soften(chances(0, 1, 0), 3, 0.5F);
  auto const shared = soften(chances(0.5F, 0, 0.5F), 3, 0.5F);

  EXPECT_EQ(won[kBen], 1);
  EXPECT_EQ(won[kAnna], 0);
  EXPECT_EQ(shared[kAnna], 0.5F);
}

TEST(Calibration, IsStrongerInMasterAndDuel) {
  for (auto const* const name : {"first", "second", "russian"})
    EXPECT_EQ(calibration_temperature(published(name)), 1) << name;
  for (auto const* const name : {"master", "duel"})
    EXPECT_LT(calibration_temperature(published(name)), 1) << name;
}

}  // namespace
}  // namespace kuhhandel::coach
