// The operator page: its contents and orders, and that nobody else has access.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "server/api/operator_shapes.h"
#include "server/limits/server_limits_store.h"
#include "server/operator/operator_auth.h"
#include "tests/support/a_site.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

constexpr std::string_view kToken = "k3eper-of-the-server";

class OperatorRoutes : public testing::Test {
 protected:
  HttpResponse ask(std::string_view method, std::string_view path, std::string_view body = {},
                   std::string_view token = kToken) {
    auto services = site.services();
    services.operator_auth = &page;
    auto const header = "Bearer " + std::string(token);
    return answered(services, {.method = method, .path = path, .body = body, .authorization = header},
                    site.server.now);
  }
  boost::json::value json(std::string_view method, std::string_view path, std::string_view body = {}) {
    return boost::json::parse(ask(method, path, body).body);
  }
  SQLite::Database& database() { return site.server.store().database(); }

  ASite site;
  live::SeatKey anna = site.server.open();
  OperatorOrders orders{site.server.store(), site.server.directory()};
  OperatorAuth page{orders, kToken};
};

TEST_F(OperatorRoutes, ListTablesReportsAndBans) {
  moderation::Reports(database())
      .add({.at = table::Instant{1},
            .table = anna.table,
            .by = "Anna",
            .reported = "Ben",
            .talk = "Ben: hm\n"});
  moderation::ban(database(), {moderation::BanKind::name, "Cleo"});

  auto const seen = json("GET", "/api/operator");

  EXPECT_EQ(seen.at("tables").at(0).at("id").as_string(), anna.table);
  EXPECT_EQ(seen.at("tables").at(0).at("seen").at("seats").at(0).at("name"), "Anna");
  EXPECT_EQ(seen.at("reports").at(0).at("talk"), "Ben: hm\n");
  EXPECT_EQ(seen.at("report_count"), 1);
  EXPECT_EQ(seen.at("bans").at(0).at("text"), "cleo");
}

TEST_F(OperatorRoutes, ListTheLatestReportsAndTheirNumber) {
  for (int i = 0; i < kMaxReports + 3; ++i)
    moderation::Reports(database()).add({.table = "abc", .by = "Anna", .reported = "Ben"});

  auto const seen = json("GET", "/api/operator");

  EXPECT_EQ(seen.at("reports").as_array().size(), std::size_t{kMaxReports});
  EXPECT_EQ(seen.at("report_count"), kMaxReports + 3);
}

TEST_F(OperatorRoutes, CloseATableWithAReason) {
  auto const seen =
      json("POST", "/api/operator/close", R"({"table":")" + anna.table + R"(","reason":"Rude names."})");
  EXPECT_EQ(seen.at("tables").at(0).at("closes"), true);

  orders.poll(site.server.now);

  EXPECT_FALSE(site.server.store().tables().has(anna.table)) << "nobody was there";
  EXPECT_EQ(ask("POST", "/api/operator/close", R"({"table":"none","reason":""})").status, 404);
}

TEST_F(OperatorRoutes, DropReports) {
  moderation::Reports(database()).add({.table = "abc", .by = "Anna", .reported = "Ben"});

  EXPECT_TRUE(json("DELETE", "/api/operator/reports/1").at("reports").as_array().empty());
  EXPECT_EQ(ask("DELETE", "/api/operator/reports/1").status, 404);
}

TEST_F(OperatorRoutes, BanForATimeAndUnban) {
  orders.poll(site.server.now);
  auto const until = site.server.now + std::chrono::hours(24);

  auto const banned =
      json("POST", "/api/operator/ban", R"({"what":"name","text":"Ben","days":1,"reason":"Rude."})");

  EXPECT_EQ(banned.at("bans").at(0).at("reason"), "Rude.");
  EXPECT_EQ(banned.at("bans").at(0).at("until").as_int64(), until.count());
  EXPECT_TRUE(orders.bans().of_name("Ben")) << "at once, before the next look";
  EXPECT_TRUE(
      json("POST", "/api/operator/unban", R"({"what":"name","text":"BEN"})").at("bans").as_array().empty());
  EXPECT_FALSE(orders.bans().of_name("Ben"));
  EXPECT_EQ(ask("POST", "/api/operator/unban", R"({"what":"name","text":"Ben"})").status, 404);
}

TEST_F(OperatorRoutes, BanAddressesAndRefuseInvalidTargets) {
  auto const banned = json("POST", "/api/operator/ban", R"({"what":"address","text":"2001:db8::1"})");

  EXPECT_EQ(banned.at("bans").at(0).at("text"), "2001:db8::");
  EXPECT_FALSE(banned.at("bans").at(0).as_object().contains("until"));
  for (auto const* const wrong : {R"({"what":"address","text":"here"})", R"({"what":"name","text":" "})",
                                  R"({"what":"dog","text":"x"})", R"({"what":"name","text":"Ben","days":0})"})
    EXPECT_EQ(ask("POST", "/api/operator/ban", wrong).status, 400) << wrong;
}

TEST_F(OperatorRoutes, SetLimitsWithImmediateEffectAndResetThem) {
  store_started_limits(database(), {.connections = 500, .tables = 60, .per_address = 2});
  ServerLimits applied;
  orders.set_limits_handler([&](ServerLimits const& limits) { applied = limits; });
  auto const before = json("GET", "/api/operator").at("limits");
  EXPECT_EQ(before.at("in_force"), boost::json::parse(R"({"connections":500,"tables":60,"per_address":2})"));
  EXPECT_FALSE(before.as_object().contains("are_set"));

  auto const set = json("POST", "/api/operator/limits", R"({"connections":700})").at("limits");

  EXPECT_EQ(set.at("in_force"), boost::json::parse(R"({"connections":700,"tables":60,"per_address":2})"));
  EXPECT_EQ(set.at("are_set"), true);
  EXPECT_EQ(applied.connections, 700U) << "at once, before the next look";
  auto const back = json("DELETE", "/api/operator/limits");
  EXPECT_EQ(back.at("limits").at("in_force").at("connections"), 500);
  EXPECT_FALSE(back.at("limits").as_object().contains("are_set"));
  EXPECT_EQ(applied.connections, 500U);
}

TEST_F(OperatorRoutes, ReportTheAllowedRangeOfLimits) {
  auto const limits = json("GET", "/api/operator").at("limits");

  for (auto const* const bound : {"least", "most"})
    EXPECT_EQ(ask("POST", "/api/operator/limits", boost::json::serialize(limits.at(bound))).status, 200)
        << bound;
}

TEST_F(OperatorRoutes, RefuseInvalidLimits) {
  for (auto const* const wrong : {R"({"connections":9})", R"({"connections":1000001})", R"({"tables":0})",
                                  R"({"per_address":21})", R"({"per_address":-1})", R"({"chairs":3})"})
    EXPECT_EQ(ask("POST", "/api/operator/limits", wrong).status, 400) << wrong;
  EXPECT_FALSE(json("GET", "/api/operator").at("limits").as_object().contains("are_set"));
}

TEST_F(OperatorRoutes, RequireTheToken) {
  for (auto const& route : all_routes()) {
    if (route.rate != RateClass::operator_request) continue;
    auto path = std::string(route.pattern);
    if (auto const number = path.find("{number}"); number != std::string::npos) path.replace(number, 8, "1");
    EXPECT_EQ(ask(route.method, path, {}, "").status, 403) << path;
    EXPECT_EQ(ask(route.method, path, {}, "k3eper-of-the-serve").status, 403) << path;
  }
}

TEST_F(OperatorRoutes, AreOffByDefault) {
  EXPECT_EQ(site.ask("GET", "/api/operator", {}, kToken).status, 404);
  EXPECT_EQ(site.error("POST", "/api/operator/ban", R"({"what":"name","text":"Ben"})", kToken),
            "no_operator");
  EXPECT_EQ(site.ask("GET", "/operator").status, 200) << "the page says how";
}

TEST_F(OperatorRoutes, LimitTokenGuessesFromOneAddress) {
  RateLimits rates{1};
  auto const stranger = boost::asio::ip::make_address("192.0.2.1");
  auto const tries = [&](std::string const& header, boost::asio::ip::address const& from) {
    return !refuse_token_guess(page, {.authorization = header}, rates, from, site.server.now);
  };
  auto const right = "Bearer " + std::string(kToken);

  LogLines const lines;

  for (int i = 0; i < 100; ++i) EXPECT_TRUE(tries("", stranger) && tries(right, stranger));
  for (int i = 0; i < rate_of(RateClass::token_guess).at_once; ++i) EXPECT_TRUE(tries("Bearer no", stranger));
  EXPECT_FALSE(tries("Bearer no", stranger));
  EXPECT_FALSE(tries(right, stranger)) << "else one would know it by the answer";
  EXPECT_TRUE(tries(right, boost::asio::ip::make_address("192.0.2.2")));
  site.server.now += rate_of(RateClass::token_guess).each;
  EXPECT_TRUE(tries(right, stranger));
  EXPECT_EQ(lines.all(),
            std::vector<std::string>(static_cast<std::size_t>(rate_of(RateClass::token_guess).at_once),
                                     R"({"level":"warn","event":"wrong_operator_token"})"));
}

TEST(OperatorToken, IsCreatedOnceReadableOnlyByItsOwner) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "token";
  keys::SecureRandom const chance("");

  auto const token = read_or_create_operator_token(file, chance);

  EXPECT_GE(token.size(), 24U);
  EXPECT_EQ(read_or_create_operator_token(file, chance), token);
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(file).permissions(), perms::owner_read | perms::owner_write);
}

TEST(OperatorToken, IsRefusedIfItCouldBeGuessed) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "token";
  std::ofstream(file) << "secret\n";
  std::filesystem::permissions(file, std::filesystem::perms::owner_read);

  EXPECT_THROW(read_or_create_operator_token(file, keys::SecureRandom("")), std::runtime_error);
  EXPECT_THROW(read_or_create_operator_token(folder.path() / "no" / "token", keys::SecureRandom("")),
               std::runtime_error);
}

TEST(OperatorToken, IsRefusedFromAFileThatOthersCanReadOrWrite) {
  using std::filesystem::perms;
  ThrowawayFolder const folder;
  auto const file = folder.path() / "token";
  keys::SecureRandom const chance("");
  auto const token = read_or_create_operator_token(file, chance);
  for (auto const open : {perms::group_read, perms::group_write, perms::others_read, perms::others_write}) {
    std::filesystem::permissions(file, perms::owner_read | open);
    try {
      read_or_create_operator_token(file, chance);
      ADD_FAILURE() << "taken";
    } catch (std::runtime_error const& error) {
      EXPECT_NE(std::string_view(error.what()).find("chmod 600 " + file.string()), std::string_view::npos);
    }
  }
  std::filesystem::permissions(file, perms::owner_read);
  EXPECT_EQ(read_or_create_operator_token(file, chance), token);
}

}  // namespace
}  // namespace kuhhandel::server
