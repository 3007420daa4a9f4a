// A server whose disk fills up while it runs, or is full when it starts: it reports the fact, shows stored
// data, and continues by itself when there is room.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "tests/simulation/faulty_disk.h"
#include "tests/support/a_served_folder.h"
#include "tests/support/a_server.h"

namespace kuhhandel {
namespace {

/// A visited table; others are deleted.
std::string table_in(AServer& server) {
  auto const key = server.open_now();
  Guest guest(server, key);
  guest.hello(key.token);
  guest.leave();
  server.stop();
  return "/api/tables/" + key.table;
}

std::string error_of(HttpReply const& reply) {
  return std::string(boost::json::parse(reply.body).at("error").as_string());
}

/// The behaviour while the disk is full.
void expect_read_only(AServedFolder const& served, std::string const& table) {
  EXPECT_EQ(served.ask("GET", table).status, 200);
  EXPECT_EQ(served.ask("GET", "/").body, "<!doctype html>");
  EXPECT_EQ(served.ask("GET", "/healthz").status, 200);
  EXPECT_EQ(served.ask("GET", "/readyz").status, 503);
  for (auto const& [method, path] : std::map<std::string, std::string>{
           {"POST", "/api/groups"}, {"PUT", table + "/name"}, {"DELETE", "/api/name"}}) {
    auto const refused = served.ask(method, path, "{}");
    EXPECT_EQ(refused.status, 507) << path;
    EXPECT_EQ(error_of(refused), "storage_full") << path;
  }
  auto const live = served.ask("GET", table + "/events");
  EXPECT_NE(live.body.find("storage_full"), std::string::npos) << live.body;
}

TEST(StorageFull, IsReadOnlyUntilThereIsSpaceAndLosesNothing) {
  FaultyDisk disk;
  AServer data;
  auto const table = table_in(data);
  AServedFolder const served(data.folder());
  ASSERT_TRUE(served.serves());
  ASSERT_EQ(served.ask("POST", "/api/tables", kNewTable).status, 201);

  disk.fail_after(0, DiskFault::full);

  // An unstored change is not confirmed.
  EXPECT_NE(served.ask("POST", "/api/tables", kNewTable).status, 201);
  EXPECT_EQ(served.ask_until(507, "POST", "/api/tables", kNewTable).status, 507);
  expect_read_only(served, table);

  disk.heal();

  EXPECT_EQ(served.ask_until(201, "POST", "/api/tables", kNewTable).status, 201);
  EXPECT_EQ(served.ask("GET", table).status, 200);
  EXPECT_EQ(served.ask("GET", "/readyz").status, 200);
}

TEST(StorageFull, DoesNotPreventAServerFromStarting) {
  FaultyDisk disk;
  AServer data;
  auto const table = table_in(data);
  disk.fail_after(0, DiskFault::full);

  AServedFolder const served(data.folder());

  ASSERT_TRUE(served.serves());
  expect_read_only(served, table);
  disk.heal();
  EXPECT_EQ(served.ask_until(201, "POST", "/api/tables", kNewTable).status, 201);
}

}  // namespace
}  // namespace kuhhandel
