// The log contains operator orders from the operator page and the command line.
#include "server/operator/operator_log.h"

#include <gmock/gmock.h>

#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "server/operator/operator_orders.h"
#include "store/database.h"
#include "tests/support/a_server.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

using moderation::BanKind;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

class Orders : public testing::Test {
 protected:
  Orders() {
    store_started_limits(server.store().database(), {});
    orders.poll(server.now);
  }

  std::vector<std::string> logged_by_the_next_look() {
    LogLines const lines;
    orders.poll(server.now);
    return lines.all();
  }
  void report() {
    moderation::Reports(server.store().database())
        .add({.at = server.now, .table = "t", .by = "Anna", .reported = "Ben"});
  }

  AServer server;
  /// The second connection that `kuhhandel admin` uses.
  SQLite::Database admin = store::open_second_connection(server.folder());
  OperatorOrders orders{server.store(), server.directory()};
};

TEST_F(Orders, AreLoggedWithoutNamesAndAddresses) {
  moderation::ban(admin, {BanKind::name, "Cleo", server.now + std::chrono::seconds(10)});
  moderation::ban(admin, {BanKind::address, "192.0.2.7"});

  auto const lines = logged_by_the_next_look();

  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(
      lines[0],
      StartsWith(R"({"level":"info","event":"ban_added","by":"command_line","what":"name","until":)"));
  EXPECT_EQ(lines[1],
            R"({"level":"info","event":"ban_added","by":"command_line","what":"address","until":null})");
  EXPECT_THAT(logged_by_the_next_look(), IsEmpty());
}

TEST_F(Orders, DistinguishAnUnbanFromAnExpiredBan) {
  moderation::ban(admin, {BanKind::name, "Cleo", server.now + std::chrono::seconds(10)});
  moderation::ban(admin, {BanKind::name, "Dan"});
  orders.poll(server.now);

  moderation::unban(admin, BanKind::name, "Dan");
  EXPECT_THAT(logged_by_the_next_look(),
              ElementsAre(R"({"level":"info","event":"ban_removed","by":"command_line","what":"name"})"));
  server.now += std::chrono::seconds(10);
  EXPECT_THAT(logged_by_the_next_look(),
              ElementsAre(R"({"level":"info","event":"ban_ended","what":"name"})"));
}

TEST_F(Orders, FromThePageAreLoggedOnceAndAtOnce) {
  LogLines const lines;
  set_limits(server.store().database(), {.connections = 100});
  orders.apply_orders(server.now);
  orders.poll(server.now);

  EXPECT_THAT(lines.all(), ElementsAre(R"({"level":"info","event":"limits_changed","by":"page",)"
                                       R"("connections":100,"tables":6000,"per_address":1})"));
}

TEST_F(Orders, LogTheNumberOfADroppedReport) {
  report();
  report();
  EXPECT_THAT(logged_by_the_next_look(), IsEmpty());

  moderation::Reports(admin).remove(1);

  EXPECT_THAT(logged_by_the_next_look(),
              ElementsAre(R"({"level":"info","event":"report_dropped","by":"command_line","number":1})"));
}

TEST_F(Orders, LogATakedownAndItsCompletion) {
  auto const table = server.open().table;
  moderation::request_takedown(admin, table);

  EXPECT_THAT(logged_by_the_next_look(),
              ElementsAre(R"({"level":"info","event":"close_ordered","by":"command_line","table":")" + table +
                              R"("})",
                          R"({"level":"info","event":"closed","table":")" + table + R"("})"));
}

TEST_F(Orders, AreNotLoggedAgainAfterARestart) {
  moderation::ban(admin, {BanKind::name, "Cleo"});
  LogLines const lines;

  OperatorOrders later(server.store(), server.directory());
  later.poll(server.now);

  EXPECT_THAT(lines.all(), IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::server
