// Tests that questions of tables with much bot usage wait for those of tables with little.
#include "server/loop/bot_fair_queue.h"

#include <gtest/gtest.h>

#include <string>

namespace kuhhandel::server {
namespace {

using namespace std::chrono_literals;

struct Thoughts : testing::Test {
  BotFairQueue<std::string> waiting;
  BotFairQueue<std::string>::Moment now{};

  void ask(std::string const& table) { waiting.push(table, table, now); }
  std::string next() { return waiting.pop().value_or("none"); }
};

using BotFairQueueTest = Thoughts;

TEST_F(BotFairQueueTest, IsFirstInFirstOutWithoutPriorUsage) {
  for (auto const* const table : {"b", "a", "c"}) ask(table);
  EXPECT_EQ(next() + next() + next(), "bac");
  EXPECT_EQ(next(), "none");
}

TEST_F(BotFairQueueTest, ServesTheTableWithTheLeastRecentUsageFirst) {
  waiting.add_usage("owls", 60ms, now);
  waiting.add_usage("sharks", 2ms, now);
  for (auto const* const table : {"owls", "sharks", "farmers"}) ask(table);
  EXPECT_EQ(next(), "farmers");
  EXPECT_EQ(next(), "sharks");
  EXPECT_EQ(next(), "owls");
}

TEST_F(BotFairQueueTest, HalvesRecordedUsageInTenSeconds) {
  waiting.add_usage("before", 60ms, now);
  now += 10s;
  waiting.add_usage("now", 40ms, now);
  ask("now");
  ask("before");
  EXPECT_EQ(next(), "before");
}

TEST_F(BotFairQueueTest, DoesNotStarveAWaitingTable) {
  waiting.add_usage("patient", 50ms, now);
  waiting.add_usage("eager", 10ms, now);
  ask("patient");
  int before = 0;
  for (; before < 20; ++before) {
    ask("eager");
    if (next() == "patient") break;
    waiting.add_usage("eager", 10ms, now);
  }
  EXPECT_LT(before, 6);
}

}  // namespace
}  // namespace kuhhandel::server
