// What whoever keeps a server can do about strangers, and what people can tell them.
#include "server/operator/operator_orders.h"

#include <gtest/gtest.h>

#include "moderation/closings.h"
#include "moderation/reports.h"
#include "server/limits/server_limits_store.h"
#include "store/database.h"
#include "tests/support/a_site.h"
#include "tests/support/journal_lines.h"

namespace kuhhandel::server {
namespace {

class Keeping : public testing::Test {
 protected:
  Keeping() {
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
  /// What `kuhhandel admin` writes by.
  SQLite::Database admin = store::open_beside(site.server.folder());
  Moderator moderator{site.server.store(), site.server.lobby()};
};

TEST_F(Keeping, KeepsAReportWithTheTalkThatWhoReportsHasHeard) {
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

// Whoever keeps the server reads it in a terminal, which must not be commanded by a stranger.
TEST_F(Keeping, TakesNoReportThatCommandsATerminalOrPretendsToBeSeveral) {
  EXPECT_EQ(report(anna.token, 1, R"(\u001b[2J)"), 400);
  EXPECT_EQ(report(anna.token, 1, R"(rude\n#2  table abc: Ben reports Anna)"), 400);
  EXPECT_TRUE(reports().empty());
}

TEST_F(Keeping, CountsTheLettersOfAReportInEveryAlphabet) {
  std::string words;
  for (int i = 0; i < 500; ++i) words += "ж";

  EXPECT_EQ(report(anna.token, 1, words), 201);
  EXPECT_EQ(report(anna.token, 1, words + "ж"), 400);
}

TEST_F(Keeping, TakesReportsFromThoseAtTheTableOfOthersThere) {
  EXPECT_EQ(report("false", 1), 403);
  EXPECT_EQ(report(anna.token, 0), 409) << "of themselves";
  EXPECT_EQ(report(anna.token, 2), 409) << "nobody sits there";
  EXPECT_EQ(report(anna.token, 1, std::string(501, 'x')), 400);
  EXPECT_TRUE(reports().empty());
}

TEST_F(Keeping, ClosesATableOnceItsConnectionsHaveEnded) {
  moderator.look(site.server.now);
  moderation::close_table(admin, anna.table, "Rude names.");
  moderator.look(site.server.now);

  EXPECT_TRUE(anna_.session.beat(false, site.server.now)) << "what is told has a second to arrive";
  EXPECT_EQ(anna_.connection.last().at("error").as_string(), "table_closed");
  EXPECT_FALSE(anna_.session.beat(false, site.server.now));
  EXPECT_FALSE(ben_.order(R"({"do":"pause"})"));
  EXPECT_EQ(ben_.connection.last().at("error").as_string(), "table_closed");
  EXPECT_EQ(ben_.connection.last().at("reason").as_string(), "Rude names.");
  EXPECT_TRUE(site.server.store().tables().has(anna.table));
  anna_.leave();
  ben_.leave();
  moderator.look(site.server.now);
  site.server.hear();

  EXPECT_FALSE(site.server.store().tables().has(anna.table));
  EXPECT_TRUE(site.server.lobby().closing().empty());
  EXPECT_TRUE(moderation::closings_in(admin).empty());
}

TEST_F(Keeping, LetsNobodyInByABannedName) {
  auto services = site.services();
  services.bans = &moderator.bans();
  auto const ask = [&](std::string_view at, std::string_view body) {
    HttpRequest const request{.method = "POST", .path = at, .body = body};
    return answer_at_once(services, request, site.server.now).status;
  };
  moderation::ban(admin, {moderation::Banned::name, "Cleo"});
  moderator.look(site.server.now);

  JournalLines const lines;
  EXPECT_EQ(ask(path("seats"), R"({"player":"cleo"})"), 409);
  EXPECT_EQ(lines.all(), std::vector<std::string>{R"({"level":"info","event":"ban_applied","what":"name"})"});
  EXPECT_EQ(ask("/api/names", R"({"player":"cleo"})"), 409);
  moderation::unban(admin, moderation::Banned::name, "Cleo");
  moderator.look(site.server.now);
  EXPECT_EQ(ask(path("seats"), R"({"player":"cleo"})"), 201);
}

TEST_F(Keeping, TellsOfABanWhenItEndsAndWhy) {
  auto services = site.services();
  services.bans = &moderator.bans();
  auto const until = site.server.now + std::chrono::hours(24);
  auto const told = [&] {
    moderator.look(site.server.now);
    auto const seats = path("seats");
    HttpRequest const request{.method = "POST", .path = seats, .body = R"({"player":"cleo"})"};
    auto const answer = answer_at_once(services, request, site.server.now);
    return boost::json::parse(answer.body).as_object();
  };

  moderation::ban(admin, {moderation::Banned::name, "Cleo", until, "Rude words."});
  auto const with_an_end = told();
  moderation::ban(admin, {moderation::Banned::name, "Cleo"});
  auto const for_good = told();

  EXPECT_EQ(with_an_end.at("error"), "name_banned");
  EXPECT_EQ(with_an_end.at("until").as_int64(), until.count());
  EXPECT_EQ(with_an_end.at("reason"), "Rude words.");
  EXPECT_FALSE(for_good.contains("until"));
  EXPECT_FALSE(for_good.contains("reason"));
}

TEST_F(Keeping, LetsThemInAgainWhenTheBanHasEnded) {
  moderation::ban(admin, {moderation::Banned::name, "Cleo", site.server.now + std::chrono::hours(24)});
  moderator.look(site.server.now);
  EXPECT_TRUE(moderator.bans().of_name("Cleo"));

  moderator.look(site.server.now + std::chrono::hours(24));

  EXPECT_FALSE(moderator.bans().of_name("Cleo"));
  EXPECT_TRUE(moderation::all_bans(admin, table::Instant{0}).empty()) << "and it is kept no longer";
}

TEST_F(Keeping, TakesOverLimitsThatAreSetWhileItRuns) {
  ServerLimits limits;
  moderator.let_limit([&](ServerLimits const& taken) { limits = taken; });
  auto const tables = [&] { return site.server.lobby().in_memory().most(); };
  start_with(site.server.store().database(), {.tables = 50});
  moderator.look(site.server.now);
  EXPECT_EQ(tables(), 50U);

  set_limits(admin, {.tables = 70, .per_address = 3});
  moderator.look(site.server.now);
  EXPECT_EQ(tables(), 70U);
  EXPECT_EQ(limits.per_address, 3);

  unset_limits(admin);
  moderator.look(site.server.now);
  EXPECT_EQ(tables(), 50U);
  EXPECT_EQ(limits.per_address, 1);
}

TEST_F(Keeping, ForgetsReportsAfterTheirTime) {
  report(anna.token, 1);

  site.server.now += moderation::Reports::kKept + std::chrono::hours(1);
  moderator.look(site.server.now);

  EXPECT_TRUE(reports().empty());
}

}  // namespace
}  // namespace kuhhandel::server
