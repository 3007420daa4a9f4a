// Limits of correspondence tables pass although nobody comes after a restart.
#include <gtest/gtest.h>

#include "server/background/maintenance.h"
#include "tests/support/a_watched_table.h"

namespace kuhhandel::server {
namespace {

void run_maintenance(AServer& server) {
  Maintenance maintenance(server.store(), server.directory(), server.groups(), {});
  while (maintenance.run_steps(server.now)) continue;
}

TEST(CorrespondenceAfterARestart, ContinuesAtTheDeadlineWithoutAVisitor) {
  AWatchedTable a;
  a.begin();
  auto const version = a.table().version();
  a.restart();
  auto& directory = a.server.directory();
  ASSERT_EQ(directory.in_memory(a.id), nullptr);

  run_maintenance(a.server);
  a.server.now += std::chrono::hours(25);
  directory.pass_time(a.server.now);

  ASSERT_NE(directory.in_memory(a.id), nullptr);
  EXPECT_GT(a.table().version(), version + 1) << "more than that it was opened again";
}

TEST(CorrespondenceAfterARestart, DoesNotLoadATableThatHasNotStarted) {
  AWatchedTable a;
  a.restart();
  auto const version = a.table().version();

  run_maintenance(a.server);

  EXPECT_EQ(a.table().version(), version);
}

}  // namespace
}  // namespace kuhhandel::server
