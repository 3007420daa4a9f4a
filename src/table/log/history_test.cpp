// Clients that reconnect get all missed steps, or none.
#include "table/log/history.h"

#include <gtest/gtest.h>

namespace kuhhandel::table {
namespace {

/// Appends a step with that number of events.
void happen(History& history, int events) {
  Step step{.version = history.version() + 1, .at = Instant{0}, .events = {}, .table_changed = events == 0};
  for (int event = 0; event < events; ++event) {
    step.events.emplace_back(fact::Called{event});
    history.append(step.events.back());
  }
  history.remember(step);
}

TEST(History, ReturnsStepsWithTheirEvents) {
  History history;
  for (int const events : {2, 0, 1}) happen(history, events);
  auto const steps = history.steps_after(0).value();
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0].events.size(), 2U);
  EXPECT_TRUE(steps[1].events.empty());
  EXPECT_TRUE(steps[1].table_changed);
  EXPECT_EQ(steps[2].version, 3U);
  EXPECT_TRUE(history.steps_after(3)->empty());
  EXPECT_FALSE(history.steps_after(4)) << "there was no such step";
}

TEST(History, KeepsTheLogOfTheCurrentGame) {
  History history;
  happen(history, 3);
  history.begin_game();
  happen(history, 2);
  EXPECT_EQ(history.log().size(), 2U);
}

TEST(History, DropsAStepWithItsFirstEvent) {
  History history;
  happen(history, 200);
  happen(history, 200);
  EXPECT_EQ(history.log().size(), 300U);
  EXPECT_FALSE(history.steps_after(0)) << "half of the first is gone";
  EXPECT_EQ(history.steps_after(1)->front().events.size(), 200U);
}

TEST(History, RemembersTheLatestSteps) {
  History history;
  for (int step = 0; step < 100; ++step) happen(history, 0);
  EXPECT_EQ(history.steps_after(36)->size(), 64U);
  EXPECT_FALSE(history.steps_after(35));
}

}  // namespace
}  // namespace kuhhandel::table
