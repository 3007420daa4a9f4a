// A short attack. What it costs the honest is for a quiet machine to say (`make nightly`); here they play on,
// and nothing grows without bound.
#include "load/attack/attack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace kuhhandel::load {
namespace {

using testing::Contains;
using testing::Key;

TEST(Attack, LeavesTheHonestAtTheirGames) {
  LoadOptions options;
  options.attack = true;
  options.tables = 4;
  options.seconds = 12;  // longer than who says no hello may stay

  auto const found = measure_attack(options);

  EXPECT_TRUE(found.faults.empty()) << found.faults.front();
  EXPECT_GT(found.attacked.commands, 0);
  // Sanitizers hold on to what was freed for a while, up to 256 MB of it, and put a wall around the rest.
  EXPECT_LT(found.memory_most, 2 * AttackBars{}.memory);
  for (std::size_t i = 0; i < found.outcomes.size(); ++i)
    EXPECT_TRUE(found.outcomes[i].contains("tried")) << all_attacks()[i].name;
  EXPECT_THAT(found.outcomes.back(), Contains(Key("400"))) << "nonsense is answered";
}

TEST(Attack, IsJudgedByItsBars) {
  AttackFindings found{};
  EXPECT_TRUE(broken({}, found).empty());

  found.attacked.to_step.add(std::chrono::nanoseconds(std::chrono::milliseconds(50)).count());
  found.memory_most = AttackBars{}.memory + 1;
  found.grown_a_day = 2e9;
  EXPECT_EQ(broken({}, found).size(), 3U);
}

}  // namespace
}  // namespace kuhhandel::load
