#include "cli/admin/admin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <sstream>
#include <string>

#include "groups/groups.h"
#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "names/names.h"
#include "server/limits/server_limits_store.h"
#include "store/folder_lock.h"
#include "store/replica.h"
#include "store/uptime/uptime_intervals.h"
#include "table/log/log_json.h"
#include "tests/support/a_group.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::cli {
namespace {

using testing::HasSubstr;

/// While a server has the folder.
class Admin : public testing::Test {
 protected:
  Admin() {
    store_.add_table(sunday_setup(), table::Instant{1});
    store_.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
    store_.append(sunday_setup(), 2, {table::Instant{6}, table::fact::BotSeated{kBen, "miser", "Hugo"}});
  }

  /// Returns its output; `fails` is its error message.
  std::string admin_output(decltype(AdminOptions::what) what) {
    std::ostringstream out;
    std::ostringstream err;
    status_ = administer({.data = folder_.path(), .what = std::move(what)}, out, err);
    return out.str() + err.str();
  }

  ThrowawayFolder folder_;
  store::Store store_{folder_.path()};
  int status_ = 0;
};

TEST_F(Admin, ListsTablesWithTheirPlayers) {
  EXPECT_THAT(admin_output(admin::ListTables{}), HasSubstr("abc  Sunday (public, waits): Anna, Hugo (bot)"));
}

TEST_F(Admin, ExportsATableInLogFormatWithoutKeys) {
  store_.add_key("abc", kAnna, keys::hash_of("annas-token"));
  store_.add_game("abc", 1,
                  {.record = R"({"kuhhandel":1})", .began = table::Instant{2}, .ended = table::Instant{4}});

  std::istringstream lines(admin_output(admin::ExportTable{"abc"}));
  std::string line;
  std::getline(lines, line);
  auto const setup = table::setup_text(sunday_setup());
  EXPECT_EQ(line, R"({"table":)" + setup + "}");
  auto const edition = sunday_setup().edition;
  table::FactReader facts(edition);
  for (auto const& [at, fact] : store_.tables().load("abc")->log) {
    std::getline(lines, line);
    auto const exported = boost::json::parse(line);
    EXPECT_EQ(exported.at("at").as_int64(), at.count());
    auto const read = facts.read(boost::json::serialize(exported.at("fact"))).value();
    EXPECT_EQ(table::fact_text(read, edition), table::fact_text(fact, edition));
  }
  std::getline(lines, line);
  EXPECT_EQ(line, R"({"game":1,"began":2,"ended":4,"record":{"kuhhandel":1}})");
  EXPECT_FALSE(std::getline(lines, line)) << line;

  EXPECT_EQ(admin_output(admin::ExportTable{"none"}), "There is no table none.\n");
  EXPECT_EQ(status_, 1);
}

TEST_F(Admin, ClosesATable) {
  admin_output(admin::CloseTable{"abc", "rude"});
  EXPECT_EQ(status_, 0);
  EXPECT_THAT(moderation::takedowns_in(store_.database()),
              testing::ElementsAre(std::pair(std::string("abc"), std::string("rude"))));

  EXPECT_EQ(admin_output(admin::CloseTable{"none"}), "There is no table none.\n");
  EXPECT_EQ(status_, 1);
}

TEST_F(Admin, ShowsReportsWithTheChatAndDropsThem) {
  moderation::Reports(store_.database())
      .add({.at = table::Instant{1},
            .table = "abc",
            .by = "Anna",
            .reported = "Ben",
            .words = "rude",
            .talk = "Ben: hm\n"});

  EXPECT_THAT(admin_output(admin::ListReports{}),
              HasSubstr("table abc: Anna reports Ben: rude\n    Ben: hm\n"));
  admin_output(admin::DropReport{1});
  EXPECT_EQ(admin_output(admin::ListReports{}), "");
  EXPECT_EQ(admin_output(admin::DropReport{1}), "There is no report #1.\n");
}

// A standby server would lose the order when it takes over.
TEST_F(Admin, WritesOrdersToAReplicaOnlyOnTheServerThatOwnsTheTables) {
  store::Replica(store_).set_source({"a ledger", "a server"});
  admin::Ban const ban{moderation::BanKind::name, "Ben"};
  EXPECT_THAT(admin_output(ban), HasSubstr("on the machine of the server that owns the tables"));
  EXPECT_EQ(status_, 1);
  store::FolderLock const server(folder_.path());
  admin_output(ban);
  EXPECT_EQ(status_, 1) << "it stands by";
  EXPECT_EQ(admin_output(admin::ListBans{}), "");
  EXPECT_EQ(status_, 0) << "to look is no order";

  server.write_address("http://127.0.0.1:8080/");
  admin_output(ban);
  EXPECT_EQ(status_, 0);
}

// A server that once started with a clock ahead would stay ahead for good.
TEST_F(Admin, ReportsThatServerTimeIsAheadAndResetsItWhileNoServerRuns) {
  auto const now =
      std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
  auto const later = now + std::chrono::days(365);
  EXPECT_EQ(admin_output(admin::Clock{}), "The server's time is not ahead of the system's.\n");
  EXPECT_EQ(store::UptimeIntervals(store_.database()).begin(later), later);
  store_.append(sunday_setup(), 3, {later, table::fact::Seated{seat_at(2), "Cara"}});

  EXPECT_THAT(admin_output(admin::Clock{}), HasSubstr("when it ran last; the system's is"));
  EXPECT_THAT(admin_output(admin::ListBans{}), HasSubstr("see kuhhandel admin clock"));
  {
    store::FolderLock const server(folder_.path());
    EXPECT_THAT(admin_output(admin::Clock{.reset = true}), HasSubstr("in use by another server"));
    EXPECT_EQ(status_, 1);
  }
  EXPECT_THAT(admin_output(admin::Clock{.reset = true}), HasSubstr("1 facts in logs were later"));

  EXPECT_LE(store::UptimeIntervals(store_.database()).begin(now), now + std::chrono::hours(1));
  auto const log = store_.tables().load("abc")->log;
  ASSERT_EQ(log.size(), 3U);
  EXPECT_TRUE(std::ranges::is_sorted(log, {}, &table::Entry::at));
  EXPECT_LE(log.back().at, now + std::chrono::hours(1));
  EXPECT_EQ(admin_output(admin::ListBans{}), "");
}

TEST_F(Admin, BansNamesAndAddresses) {
  using moderation::BanKind;
  admin_output(admin::Ban{BanKind::name, "Ben"});
  admin_output(admin::Ban{BanKind::address, "2001:db8::1"});

  EXPECT_EQ(admin_output(admin::ListBans{}), "name ben\naddress 2001:db8::\n");
  EXPECT_EQ(admin_output(admin::Ban{BanKind::address, "here"}), "'here' is not an IP address.\n");
  admin_output(admin::Unban{BanKind::name, "BEN"});
  EXPECT_EQ(admin_output(admin::Unban{BanKind::name, "Ben"}), "'Ben' is not banned.\n");
}

TEST_F(Admin, RefusesNamesAndReasonsThatCannotBeShown) {
  using moderation::BanKind;
  EXPECT_EQ(admin_output(admin::Ban{BanKind::name, "\u3164\u200b"}),
            "A name must have a visible character.\n");
  EXPECT_EQ(admin_output(admin::Ban{BanKind::name, "Ben", {}, "\x1b[2J"}),
            "--reason must not have control characters.\n");
  EXPECT_EQ(admin_output(admin::CloseTable{"abc", "\n"}), "--reason must not have control characters.\n");
  EXPECT_EQ(admin_output(admin::ListBans{}), "");
}

TEST_F(Admin, BansForANumberOfDays) {
  admin_output(admin::Ban{moderation::BanKind::name, "Ben", 7, "Rude words."});

  EXPECT_THAT(admin_output(admin::ListBans{}),
              testing::MatchesRegex("name ben until ....-..-.. ..:..: Rude words.\n"));
}

TEST_F(Admin, PrintsTheLimitsInForceAndWhereTheyComeFrom) {
  EXPECT_EQ(admin_output(admin::Limits{}),
            "connections in all: 20000, as usual\n"
            "tables in memory: 6000, as usual\n"
            "times as much per address: 1, as usual\n");

  server::store_started_limits(store_.database(), {.tables = 50});
  EXPECT_EQ(admin_output(admin::Limits{.set = {.per_address = 3}}),
            "connections in all: 20000, as usual\n"
            "tables in memory: 50, as serve was started\n"
            "times as much per address: 3, set by admin\n");
}

TEST_F(Admin, ResetsLimits) {
  admin_output(admin::Limits{.set = {.tables = 70, .per_address = 3}});

  auto const output = admin_output(admin::Limits{.unset = true, .set = {.tables = 80}});

  EXPECT_THAT(output, HasSubstr("tables in memory: 80, set by admin"));
  EXPECT_THAT(output, HasSubstr("times as much per address: 1, as usual"));
}

// They are the machine's own, and no ledger has them.
TEST_F(Admin, SetsLimitsInAReplicaToo) {
  store::Replica(store_).set_source({"a ledger", "a server"});

  EXPECT_THAT(admin_output(admin::Limits{.set = {.tables = 70}}), HasSubstr("tables in memory: 70"));
  EXPECT_EQ(status_, 0);
}

TEST(AdminWithoutData, ReportsThatThereIsNoData) {
  ThrowawayFolder const folder;
  std::ostringstream err;

  EXPECT_EQ(administer({.data = folder.path()}, err, err), 1);

  EXPECT_THAT(err.str(), HasSubstr("There is no "));
}

TEST_F(Admin, ListsAndRemovesGroups) {
  groups::Groups groups(store_.database());
  groups.make("Sundays", {"Anna", "Ben"}, kKey, table::Instant{1});

  EXPECT_EQ(admin_output(admin::ListGroups{}), "#1  Sundays: 2 players, 0 games, 0 kB, used today\n");
  EXPECT_THAT(admin_output(admin::RemoveGroup{1}), HasSubstr("is removed"));
  EXPECT_EQ(status_, 0);
  EXPECT_EQ(admin_output(admin::ListGroups{}), "");
  EXPECT_FALSE(groups.open(kKey));
  EXPECT_EQ(admin_output(admin::RemoveGroup{1}), "There is no group #1.\n");
  EXPECT_EQ(status_, 1);
}

TEST_F(Admin, ListsAndFreesNames) {
  names::Names names(store_);
  names.claim("Anna", "annas-key", table::Instant{1'700'000'000'000});

  EXPECT_THAT(admin_output(admin::ListNames{}), testing::StartsWith("Anna: claimed 2023-11-1"));
  EXPECT_THAT(admin_output(admin::ListNames{}), testing::EndsWith(", not played by, used today\n"));
  EXPECT_EQ(admin_output(admin::FreeName{"ANNA"}), "");
  EXPECT_EQ(names.owner_of("Anna", "annas-key"), names::NameOwner::none);
  EXPECT_EQ(admin_output(admin::FreeName{"Anna"}), "Nobody has the name 'Anna'.\n");
}

}  // namespace
}  // namespace kuhhandel::cli
