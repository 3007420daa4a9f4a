// A short attack: normal players continue, and nothing grows without bound. Costs are measured on a quiet
// machine (`make nightly`).
#include "load/attack/attack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "load/attack/attacks.h"

namespace kuhhandel::load {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Attack, DoesNotDisturbHonestPlayers) {
  LoadOptions options;
  options.attack = true;
  options.tables = 4;
  options.seconds = 12;  // longer than a client without a hello may stay
  options.plan = {.settle = 1, .thinning = 10};

  auto const found = measure_attack(options);

  EXPECT_EQ(found.stopped, "");
  EXPECT_TRUE(found.faults.empty()) << found.faults.front();
  EXPECT_GT(found.attacked.commands, 0);
  EXPECT_GT(found.attacked_visits.count, 0);
  // Sanitizers hold on to what was freed for a while, up to 256 MB of it, and put a wall around the rest.
  EXPECT_LT(found.memory.most, 2 * AttackBars{}.memory);
  ASSERT_EQ(found.outcomes.size(), all_attacks().size());
  for (std::size_t i = 0; i < found.outcomes.size(); ++i)
    EXPECT_TRUE(found.outcomes[i].contains("tried")) << found.attacks[i].name;
}

TEST(Attack, IsJudgedByItsThresholds) {
  AttackFindings found{};
  EXPECT_TRUE(broken({}, found).empty());

  found.attacked.to_step.add(std::chrono::nanoseconds(std::chrono::milliseconds(50)).count());
  found.attacked_visits.failures["lobby 503"] = 2;
  found.memory = {.before = 0, .most = AttackBars{}.memory + 1, .later = AttackBars{}.memory_left + 1};
  found.grown_a_day = 2e9;
  found.stopped = "a server ended";
  EXPECT_EQ(broken({}, found).size(), 6U);
}

TEST(Attack, IsSelectedByName) {
  EXPECT_EQ(attacks_named({}).size(), all_attacks().size());
  EXPECT_EQ(attacks_named({"nonsense"}).front().name, "nonsense");
  EXPECT_THROW(attacks_named({"no such attack"}), std::runtime_error);
}

TEST(AttackSeries, HasALineForEachSecond) {
  auto const csv =
      csv_of({{.at = 1, .memory = 100}, {.at = 2, .phase = AttackPhase::attack, .step_p99 = 1.5}});

  EXPECT_THAT(csv, StartsWith("second,phase,memory_bytes"));
  EXPECT_THAT(csv, HasSubstr("\n1.0,before,100,0,0,0.00,0.00,"));
  EXPECT_THAT(csv, HasSubstr("\n2.0,attack,0,0,0,0.00,1.50,"));
}

TEST(AttackSeries, IsDrawnWithItsThresholdsAndWithoutScripts) {
  std::vector<AttackSecond> series;
  for (int second = 1; second <= 720; ++second)
    series.push_back({.at = second * 1.0,
                      .phase = second <= 60 ? AttackPhase::before : AttackPhase::attack,
                      .memory = second * 1'000'000L,
                      .step_p99 = second * 0.1});

  auto const svg = svg_of(series, {.title = "ten minutes", .memory_bar = 512, .latency_bar = 20});

  EXPECT_THAT(svg, StartsWith("<svg "));
  EXPECT_THAT(svg, HasSubstr("bar: 512 MB"));
  EXPECT_THAT(svg, HasSubstr("attack begins"));
  EXPECT_THAT(svg, Not(HasSubstr("script")));
  EXPECT_LT(svg.size(), 100'000U);
}

}  // namespace
}  // namespace kuhhandel::load
