// Operator orders against strangers, and reports by players.
#include "server/operator/operator_orders.h"

#include <gtest/gtest.h>

#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "server/limits/server_limits_store.h"
#include "store/database.h"
#include "tests/support/a_site.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

class ReportRetention : public testing::Test {
 protected:
  ReportRetention() {
    anna_.hello(anna.token);
    auto const seat = boost::json::parse(site.ask("POST", path("seats"), R"({"player":"Ben"})").body);
    ben_token = std::string(seat.at("token").as_string());
    ben_.hello(ben_token);
  }

  std::string path(std::string const& what) const { return "/api/tables/" + anna.table + "/" + what; }
  int report(std::string const& token, int seat, std::string const& words = "rude") {
    return site
        .ask(
            "POST", path("reports"),
            R"({"token":")" + token + R"(","seat":)" + std::to_string(seat) + R"(,"words":")" + words + "\"}")
        .status;
  }
  std::vector<moderation::Report> reports() {
    return moderation::Reports(site.server.store().database()).latest();
  }

  ASite site;
  live::SeatKey anna = site.server.open();
  Guest anna_{site.server, anna};
  Guest ben_{site.server, anna};
  std::string ben_token;
  /// The second connection that `kuhhandel admin` uses.
  SQLite::Database admin = store::open_second_connection(site.server.folder());
  OperatorOrders orders{site.server.store(), site.server.directory()};
};

TEST_F(ReportRetention, StoresTheChatThatTheReporterReceived) {
  ben_.say(R"({"type":"say","id":"s1","text":"you cheat"})");
  ben_.say(R"({"type":"say","id":"s2","phrase":"bye"})");

  EXPECT_EQ(report(anna.token, 1, "so rude"), 201);

  auto const all = reports();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].by, "Anna");
  EXPECT_EQ(all[0].reported, "Ben");
  EXPECT_EQ(all[0].table, anna.table);
  EXPECT_EQ(all[0].words, "so rude");
  EXPECT_EQ(all[0].talk, "Ben: you cheat\nBen: (bye)\n");
}

// The operator reads reports in a terminal, which must not execute a stranger's control sequences.
TEST_F(ReportRetention, RefusesControlCharactersAndLineBreaks) {
  EXPECT_EQ(report(anna.token, 1, R"(\u001b[2J)"), 400);
  EXPECT_EQ(report(anna.token, 1, R"(rude\n#2  table abc: Ben reports Anna)"), 400);
  EXPECT_TRUE(reports().empty());
}

TEST_F(ReportRetention, CountsLettersInEveryScript) {
  std::string words;
  for (int i = 0; i < 500; ++i) words += "ж";

  EXPECT_EQ(report(anna.token, 1, words), 201);
  EXPECT_EQ(report(anna.token, 1, words + "ж"), 400);
}

TEST_F(ReportRetention, AcceptsReportsOnlyBetweenPlayersOfOneTable) {
  EXPECT_EQ(report("false", 1), 403);
  EXPECT_EQ(report(anna.token, 0), 409) << "of themselves";
  EXPECT_EQ(report(anna.token, 2), 409) << "nobody sits there";
  EXPECT_EQ(report(anna.token, 1, std::string(501, 'x')), 400);
  EXPECT_TRUE(reports().empty());
}

TEST_F(ReportRetention, ClosesATableAfterItsConnectionsHaveEnded) {
  orders.poll(site.server.now);
  moderation::request_takedown(admin, anna.table, "Rude names.");
  orders.poll(site.server.now);

  EXPECT_TRUE(anna_.session.tick(false, site.server.now)) << "what is told has a second to arrive";
  EXPECT_EQ(anna_.connection.last().at("error").as_string(), "table_closed");
  EXPECT_FALSE(anna_.session.tick(false, site.server.now));
  EXPECT_FALSE(ben_.order(R"({"do":"pause"})"));
  EXPECT_EQ(ben_.connection.last().at("error").as_string(), "table_closed");
  EXPECT_EQ(ben_.connection.last().at("reason").as_string(), "Rude names.");
  EXPECT_TRUE(site.server.store().tables().has(anna.table));
  anna_.leave();
  ben_.leave();
  orders.poll(site.server.now);
  site.server.consume_events();

  EXPECT_FALSE(site.server.store().tables().has(anna.table));
  EXPECT_TRUE(site.server.directory().takedowns().empty());
  EXPECT_TRUE(moderation::takedowns_in(admin).empty());
}

TEST_F(ReportRetention, RefusesABannedName) {
  auto services = site.services();
  services.bans = &orders.bans();
  auto const ask = [&](std::string_view at, std::string_view body) {
    HttpRequest const request{.method = "POST", .path = at, .body = body};
    return answer_at_once(services, request, site.server.now).status;
  };
  moderation::ban(admin, {moderation::BanKind::name, "Cleo"});
  orders.poll(site.server.now);

  LogLines const lines;
  EXPECT_EQ(ask(path("seats"), R"({"player":"cleo"})"), 409);
  EXPECT_EQ(lines.all(), std::vector<std::string>{R"({"level":"info","event":"ban_applied","what":"name"})"});
  EXPECT_EQ(ask("/api/names", R"({"player":"cleo"})"), 409);
  moderation::unban(admin, moderation::BanKind::name, "Cleo");
  orders.poll(site.server.now);
  EXPECT_EQ(ask(path("seats"), R"({"player":"cleo"})"), 201);
}

TEST_F(ReportRetention, ReportsTheEndAndReasonOfABan) {
  auto services = site.services();
  services.bans = &orders.bans();
  auto const until = site.server.now + std::chrono::hours(24);
  auto const refusal = [&] {
    orders.poll(site.server.now);
    auto const seats = path("seats");
    HttpRequest const request{.method = "POST", .path = seats, .body = R"({"player":"cleo"})"};
    auto const answer = answer_at_once(services, request, site.server.now);
    return boost::json::parse(answer.body).as_object();
  };

  moderation::ban(admin, {moderation::BanKind::name, "Cleo", until, "Rude words."});
  auto const with_an_end = refusal();
  moderation::ban(admin, {moderation::BanKind::name, "Cleo"});
  auto const for_good = refusal();

  EXPECT_EQ(with_an_end.at("error"), "name_banned");
  EXPECT_EQ(with_an_end.at("until").as_int64(), until.count());
  EXPECT_EQ(with_an_end.at("reason"), "Rude words.");
  EXPECT_FALSE(for_good.contains("until"));
  EXPECT_FALSE(for_good.contains("reason"));
}

TEST_F(ReportRetention, AdmitsAPlayerAfterTheBan) {
  moderation::ban(admin, {moderation::BanKind::name, "Cleo", site.server.now + std::chrono::hours(24)});
  orders.poll(site.server.now);
  EXPECT_TRUE(orders.bans().of_name("Cleo"));

  orders.poll(site.server.now + std::chrono::hours(24));

  EXPECT_FALSE(orders.bans().of_name("Cleo"));
  EXPECT_TRUE(moderation::all_bans(admin, table::Instant{0}).empty()) << "and it is kept no longer";
}

TEST_F(ReportRetention, AppliesLimitsSetAtRunTime) {
  ServerLimits limits;
  orders.set_limits_handler([&](ServerLimits const& taken) { limits = taken; });
  auto const tables = [&] { return site.server.directory().in_memory().capacity(); };
  store_started_limits(site.server.store().database(), {.tables = 50});
  orders.poll(site.server.now);
  EXPECT_EQ(tables(), 50U);

  set_limits(admin, {.tables = 70, .per_address = 3});
  orders.poll(site.server.now);
  EXPECT_EQ(tables(), 70U);
  EXPECT_EQ(limits.per_address, 3);

  unset_limits(admin);
  orders.poll(site.server.now);
  EXPECT_EQ(tables(), 50U);
  EXPECT_EQ(limits.per_address, 1);
}

TEST_F(ReportRetention, ExpiresOldReports) {
  report(anna.token, 1);

  site.server.now += moderation::Reports::kRetention + std::chrono::hours(1);
  orders.poll(site.server.now);

  EXPECT_TRUE(reports().empty());
}

}  // namespace
}  // namespace kuhhandel::server
