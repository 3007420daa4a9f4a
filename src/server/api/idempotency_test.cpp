// A request with an Idempotency-Key is carried out once, whatever becomes of its answer.
#include "server/api/idempotency.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/background/maintenance.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kFirstKey = "8e03978e-40d5-43dd-bc93-6894a57f9324";
constexpr auto kOtherKey = "11111111-2222-3333-4444-555555555555";
constexpr auto kKeyedTable = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})";
constexpr auto kKeyedGroup = R"({"name":"Sundays","players":["Anna","Ben"]})";

struct AKeyedSite : ASite {
  HttpResponse post(std::string_view path, std::string_view body, std::string_view key = kFirstKey,
                    std::string_view bearer = {}) {
    auto const header = "Bearer " + std::string(bearer);
    auto response = answered(services(),
                             {.method = "POST",
                              .path = path,
                              .body = body,
                              .authorization = bearer.empty() ? std::string_view{} : std::string_view(header),
                              .idempotency_key = key},
                             server.now);
    server.consume_events();
    return response;
  }
  std::string error_of(HttpResponse const& response) {
    return std::string(boost::json::parse(response.body).at("error").as_string());
  }
  int count(std::string const& of) {
    return server.store().database().execAndGet("SELECT count(*) FROM " + of).getInt();
  }
};

TEST(Idempotency, GivesTheSameAnswerToARepeatedRequest) {
  AKeyedSite site;

  auto const first = site.post("/api/tables", kKeyedTable);
  auto const repeated = site.post("/api/tables", kKeyedTable);

  EXPECT_EQ(first.status, 201);
  EXPECT_EQ(repeated.status, 201);
  EXPECT_EQ(repeated.body, first.body);
  EXPECT_EQ(repeated.headers, first.headers);
  EXPECT_EQ(site.count("tables"), 1);
  EXPECT_NE(site.post("/api/tables", kKeyedTable, kOtherKey).body, first.body);
  EXPECT_EQ(site.count("tables"), 2);
}

TEST(Idempotency, RefusesADifferentBodyWithTheSameKey) {
  AKeyedSite site;
  site.post("/api/groups", kKeyedGroup);

  auto const refused = site.post("/api/groups", R"({"name":"Mondays","players":["Anna","Ben"]})");

  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(site.error_of(refused), "idempotency_key_reused");
  EXPECT_EQ(site.count("groups"), 1);
}

TEST(Idempotency, BindsTheKeyToTheRouteAndTheAccount) {
  AKeyedSite site;
  auto const one = site.json("POST", "/api/groups", kKeyedGroup);
  auto const other = site.json("POST", "/api/groups", kKeyedGroup);
  auto const add = [&](boost::json::value const& group) {
    return site.post("/api/group/players", R"({"player":"Cleo"})", kFirstKey, group.at("key").as_string())
        .status;
  };

  EXPECT_EQ(add(one), 200);
  EXPECT_EQ(add(other), 200);
  EXPECT_EQ(site.post("/api/groups", kKeyedGroup).status, 201);
  EXPECT_EQ(site.post("/api/tables", kKeyedTable).status, 201);
  EXPECT_EQ(site.count("group_players WHERE name = 'Cleo'"), 2);
}

TEST(Idempotency, SurvivesARestart) {
  AKeyedSite site;
  auto const table = site.post("/api/tables", kKeyedTable);
  auto const group = site.post("/api/groups", kKeyedGroup);

  site.server.restart();

  EXPECT_EQ(site.post("/api/tables", kKeyedTable).body, table.body);
  EXPECT_EQ(site.post("/api/groups", kKeyedGroup).body, group.body);
  EXPECT_EQ(site.count("tables"), 1);
  EXPECT_EQ(site.count("groups"), 1);
}

// The server dies between the change and its commit: either both the change and the answer are stored, or
// neither is.
TEST(Idempotency, CommitsTheAnswerTogetherWithTheChange) {
  AKeyedSite site;
  site.server.store().begin_batch();
  site.post("/api/groups", kKeyedGroup);
  EXPECT_EQ(site.count("groups"), 1);

  site.server.restart();

  EXPECT_EQ(site.count("groups"), 0);
  EXPECT_EQ(site.post("/api/groups", kKeyedGroup).status, 201);
  EXPECT_EQ(site.count("groups"), 1);
}

TEST(Idempotency, StoresAnswersForADay) {
  AKeyedSite site;
  auto const first = site.post("/api/groups", kKeyedGroup);
  site.server.now += std::chrono::hours(23);
  EXPECT_EQ(site.post("/api/groups", kKeyedGroup).body, first.body);

  site.server.now += std::chrono::hours(2);

  EXPECT_NE(site.post("/api/groups", kKeyedGroup).body, first.body);
  EXPECT_EQ(site.count("groups"), 2);
  Maintenance maintenance(site.server.store(), site.server.directory(), site.server.groups(), {});
  site.server.now += std::chrono::hours(23);
  maintenance.run_steps(site.server.now);
  EXPECT_EQ(site.count("stored_answers"), 1);
  site.server.now += std::chrono::hours(2);
  maintenance.run_steps(site.server.now);
  EXPECT_EQ(site.count("stored_answers"), 0);
}

TEST(Idempotency, StoresNoErrors) {
  AKeyedSite site;
  auto const opened = boost::json::parse(site.post("/api/tables", kKeyedTable).body);
  auto const seats = "/api/tables/" + std::string(opened.at("table").as_string()) + "/seats";

  EXPECT_EQ(site.error_of(site.post(seats, R"({"player":"Anna"})")), "name_taken");

  EXPECT_EQ(site.post(seats, R"({"player":"Ben"})").status, 201) << "the key was not used up";
}

TEST(Idempotency, RefusesGuessableOrOverlongKeys) {
  AKeyedSite site;
  for (auto const& key :
       {std::string(), std::string("1"), std::string(15, 'a'), std::string(129, 'a'),
        std::string("with a blank in the middle"), std::string("\"quoted only in front--")}) {
    auto const refused = site.post("/api/groups", kKeyedGroup, key);
    EXPECT_EQ(refused.status, 400) << key;
    EXPECT_EQ(site.error_of(refused), "bad_idempotency_key") << key;
  }
  EXPECT_EQ(site.count("groups"), 0);
}

TEST(Idempotency, AcceptsTheKeyAsAStructuredString) {
  AKeyedSite site;

  auto const first = site.post("/api/groups", kKeyedGroup, '"' + std::string(kFirstKey) + '"');

  EXPECT_EQ(site.post("/api/groups", kKeyedGroup).body, first.body);
}

TEST(Idempotency, StoresNoReadableSecret) {
  AKeyedSite site;
  auto const opened = boost::json::parse(site.post("/api/tables", kKeyedTable).body);
  auto const token = std::string(opened.at("token").as_string());

  SQLite::Statement row(site.server.store().database(),
                        "SELECT id, fingerprint, content FROM stored_answers");
  ASSERT_TRUE(row.executeStep());
  for (int column = 0; column < 3; ++column) {
    EXPECT_THAT(row.getColumn(column).getString(), Not(testing::HasSubstr(token)));
    EXPECT_THAT(row.getColumn(column).getString(), Not(testing::HasSubstr(kFirstKey)));
  }
}

TEST(Idempotency, RefusesARepeatedRequestWhileTheFirstIsInProgress) {
  AKeyedSite site;
  auto const group = site.json("POST", "/api/groups", kKeyedGroup);
  auto const bearer = "Bearer " + std::string(group.at("key").as_string());
  std::string const file =
      R"({"format":"kuhhandel-group","version":1,"games":[{"date":"2026-01-01","sheet":)"
      R"({"edition":"second","players":[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]}}]})";
  HttpRequest const request{.method = "POST",
                            .path = "/api/group/import.json",
                            .body = file,
                            .authorization = bearer,
                            .idempotency_key = kFirstKey};
  std::optional<HttpResponse> meanwhile;
  auto const services = site.services();
  auto const repeat = [&] {
    if (!meanwhile) meanwhile = answered(services, request, site.server.now);
  };
  HostWithInterruptions host(services, file, repeat);

  auto const first = ImmediateHost::run(
      handle_request(host, services, route_of(request.method, request.path), request, site.server.now));

  EXPECT_EQ(boost::json::parse(first.body).at("added"), 1) << first.body;
  ASSERT_TRUE(meanwhile);
  EXPECT_EQ(meanwhile->status, 409);
  EXPECT_EQ(site.error_of(*meanwhile), "request_in_progress");
  EXPECT_EQ(answered(services, request, site.server.now).body, first.body) << "nothing is known already";
}

TEST(Idempotency, DropsTheOldestAnswersIfThereAreTooMany) {
  AKeyedSite site;
  IdempotencyService service(site.server.directory().ledger(), site.server.store(),
                             IdempotencyQuota({2, 1000}, {3, 1000}));
  auto services = site.services();
  services.idempotency = &service;
  for (int i = 0; i < 5; ++i) {
    auto const key = std::string(kFirstKey) + std::to_string(i);
    HttpRequest const request{
        .method = "POST", .path = "/api/groups", .body = kKeyedGroup, .idempotency_key = key};
    answered(services, request, site.server.now + table::Duration(i));
  }

  EXPECT_EQ(site.count("groups"), 5);
  EXPECT_EQ(site.count("stored_answers"), 3);
  EXPECT_EQ(site.post("/api/groups", kKeyedGroup, std::string(kFirstKey) + "4").status, 201);
  EXPECT_EQ(site.count("groups"), 5) << "the latest answers are still stored";
}

}  // namespace
}  // namespace kuhhandel::server
