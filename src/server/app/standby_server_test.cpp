// Standby server: the port of a server that does not own the tables.
#include "server/app/standby_server.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <future>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

TEST(StandbyServer, HearsThatTheServerIsToEndAlsoOnceItIsClosed) {
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "<!doctype html>";
  StaticFiles const files(web.path());
  ClusterMap cluster_map("http://127.0.0.1:1");
  std::promise<void> ends;
  StandbyServer standby({.address = "127.0.0.1", .port = 0}, files, cluster_map, [&] { ends.set_value(); });
  standby.close();

  std::raise(SIGTERM);
  EXPECT_EQ(ends.get_future().wait_for(std::chrono::minutes(1)), std::future_status::ready);
}

}  // namespace
}  // namespace kuhhandel::server
