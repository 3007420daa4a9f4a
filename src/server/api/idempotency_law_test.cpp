// For each route that changes something: a repeated request with an Idempotency-Key gets the same answer and
// changes nothing more. A new route without a case here fails the test.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <ranges>

#include "server/api/idempotency.h"
#include "store/account_data/row_json.h"
#include "tests/support/a_site.h"
#include "tests/support/source_path.h"

namespace kuhhandel::server {
namespace {

constexpr auto kLawKey = "8e03978e-40d5-43dd-bc93-6894a57f9324";
constexpr auto kLawTable = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})";
constexpr auto kEmilsTable = R"({"name":"Monday","edition":"second","seats":4,"player":"Emil"})";
constexpr auto kLawGame = R"({"date":"2026-11-21","sheet":{"edition":"second","players":)"
                          R"([{"name":"Anna","points":800},{"name":"Ben"},{"name":"Cleo"}]}})";
constexpr std::string_view kLawToken = "k3eper-of-the-server";

/// Whether a repeated request without a key does something else than the first.
enum class LawKind : std::uint8_t { creates, sets };

struct LawRequest {
  LawKind kind;
  std::string path;
  std::string body = {};
  std::string bearer = {};
};

/// A server on 26 November 2026, noon, with a table of Anna and Ben, a name and a group.
struct LawSite : ASite {
  LawSite() {
    server.options.durability = store::Durability::process;
    server.restart();
    server.now = table::Instant{1'795'694'400'000};
    orders.emplace(server.store(), server.directory());
    operator_auth = std::make_unique<OperatorAuth>(*orders, kLawToken);
    webhooks = std::make_unique<WebhookSender>(
        server.store().database(), push::SenderOptions{.address_policy = push::AddressPolicy::internet});
    table = json("POST", "/api/tables", kLawTable);
    ben = json("POST", seats(), R"({"player":"Ben"})");
    name = text(json("POST", "/api/names", R"({"player":"Anna"})"), "key");
    group = text(json("POST", "/api/groups", R"({"name":"Sundays","players":["Anna","Ben","Dora"]})"), "key");
    json("POST", "/api/group/games", kLawGame, group);
  }

  static std::string text(boost::json::value const& object, std::string_view member) {
    return std::string(object.at(member).as_string());
  }
  std::string to_group(std::string_view method, std::string_view path, std::string_view body = {}) {
    return ask(method, path, body, group).body;
  }
  std::string id() const { return text(table, "table"); }
  std::string token() const { return text(table, "token"); }
  std::string at_table(std::string const& what) const { return "/api/tables/" + id() + what; }
  std::string seats() const { return "/api/tables/" + id() + "/seats"; }

  HttpResponse keyed(std::string_view method, LawRequest const& request,
                     std::optional<std::string_view> key = kLawKey) {
    auto const header = "Bearer " + request.bearer;
    auto response = answered(services(),
                             {.method = method,
                              .path = request.path,
                              .body = request.body,
                              .authorization = request.bearer.empty() ? std::string_view{} : header,
                              .idempotency_key = key},
                             server.now);
    server.consume_events();
    return response;
  }

  /// Returns everything in the database except the stored answers.
  std::string everything() {
    auto& database = server.store().database();
    SQLite::Statement tables(database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    std::string all;
    while (tables.executeStep()) {
      auto const kind = tables.getColumn(0).getString();
      if (kind == "stored_answers") continue;
      SQLite::Statement row(database, "SELECT * FROM " + kind);
      std::vector<std::string> rows;
      while (row.executeStep()) rows.push_back(kind + ' ' + store::row_text(row));
      std::ranges::sort(rows);
      for (auto const& each : rows) all += each + '\n';
    }
    return all;
  }

  std::optional<OperatorOrders> orders;
  boost::json::value table;
  boost::json::value ben;
  std::string name;
  std::string group;
};

using LawCase = std::function<LawRequest(LawSite&)>;
using LawCases = std::map<std::pair<std::string_view, std::string_view>, LawCase>;

std::string daily_game() {
  std::ifstream file(source_path("tests/daily/2026-11-25.json"));
  return {std::istreambuf_iterator<char>(file), {}};
}

LawCase for_group(std::string path, std::string body, LawKind kind = LawKind::sets) {
  return [=](LawSite& site) { return LawRequest{kind, path, body, site.group}; };
}

LawCase for_operator(std::string path, std::string body) {
  return [=](LawSite&) { return LawRequest{LawKind::sets, path, body, std::string(kLawToken)}; };
}

LawCases cases_of_tables() {
  return {{{"POST", "/api/tables"},
           [](LawSite&) { return LawRequest{LawKind::creates, "/api/tables", kEmilsTable}; }},
          {{"POST", "/api/play"},
           [](LawSite&) { return LawRequest{LawKind::creates, "/api/play", R"({"player":"Zoe"})"}; }},
          {{"POST", "/api/tables/{table}/seats"},
           [](LawSite& site) { return LawRequest{LawKind::creates, site.seats(), R"({"player":"Cleo"})"}; }},
          {{"PUT", "/api/tables/{table}/name"},
           [](LawSite& site) {
             return LawRequest{LawKind::sets, site.at_table("/name"),
                               R"({"player":"Annabel","token":")" + site.token() + "\"}"};
           }},
          {{"PUT", "/api/tables/{table}/face"},
           [](LawSite& site) {
             return LawRequest{LawKind::sets, site.at_table("/face"),
                               R"({"face":"cat","token":")" + site.token() + "\"}"};
           }},
          {{"POST", "/api/tables/{table}/reports"},
           [](LawSite& site) {
             return LawRequest{LawKind::creates, site.at_table("/reports"),
                               R"({"token":")" + site.token() + R"(","seat":1,"words":"Rude."})"};
           }},
          {{"POST", "/api/daily/{day}"},
           [](LawSite&) { return LawRequest{LawKind::sets, "/api/daily/2026-11-25", daily_game()}; }}};
}

LawCases cases_of_names() {
  return {{{"POST", "/api/names"},
           [](LawSite&) { return LawRequest{LawKind::creates, "/api/names", R"({"player":"Cleo"})"}; }},
          {{"DELETE", "/api/name"},
           [](LawSite& site) { return LawRequest{LawKind::creates, "/api/name", {}, site.name}; }},
          {{"POST", "/api/name/seats"},
           [](LawSite& site) {
             return LawRequest{LawKind::sets, "/api/name/seats",
                               R"({"table":")" + site.id() + R"(","token":")" + site.token() + "\"}",
                               site.name};
           }},
          {{"POST", "/api/name/blocks"}, [](LawSite& site) {
             return LawRequest{LawKind::sets, "/api/name/blocks", R"({"block":["Ben"]})", site.name};
           }}};
}

LawCases cases_of_the_operator() {
  return {{{"POST", "/api/operator/close"},
           [](LawSite& site) {
             return LawRequest{LawKind::sets, "/api/operator/close",
                               R"({"table":")" + site.id() + R"(","reason":"Rude names."})",
                               std::string(kLawToken)};
           }},
          {{"DELETE", "/api/operator/reports/{number}"},
           [](LawSite& site) {
             site.json("POST", site.at_table("/reports"),
                       R"({"token":")" + site.token() + R"(","seat":1,"words":"Rude."})");
             return LawRequest{LawKind::creates, "/api/operator/reports/1", {}, std::string(kLawToken)};
           }},
          {{"POST", "/api/operator/ban"},
           for_operator("/api/operator/ban", R"({"what":"name","text":"Eve","days":1,"reason":"Rude."})")},
          {{"POST", "/api/operator/unban"},
           [](LawSite& site) {
             site.ask("POST", "/api/operator/ban", R"({"what":"name","text":"Eve"})", kLawToken);
             return LawRequest{LawKind::creates, "/api/operator/unban", R"({"what":"name","text":"Eve"})",
                               std::string(kLawToken)};
           }},
          {{"POST", "/api/operator/limits"}, for_operator("/api/operator/limits", R"({"connections":700})")},
          {{"DELETE", "/api/operator/limits"}, for_operator("/api/operator/limits", "")}};
}

LawCases cases_of_groups() {
  auto const later = std::to_string(1'795'694'400'000 + 86'400'000);
  return {
      {{"POST", "/api/groups"},
       [](LawSite&) {
         return LawRequest{LawKind::creates, "/api/groups", R"({"name":"Mondays","players":["Anna","Ben"]})"};
       }},
      {{"PUT", "/api/group"}, for_group("/api/group", R"({"name":"Mondays"})")},
      {{"DELETE", "/api/group"}, for_group("/api/group", "", LawKind::creates)},
      {{"PUT", "/api/group/evening"},
       for_group("/api/group/evening", R"({"at":)" + later + R"(,"place":"Anna's"})")},
      {{"DELETE", "/api/group/evening"}, for_group("/api/group/evening", "")},
      {{"POST", "/api/group/calendar"}, for_group("/api/group/calendar", "{}", LawKind::creates)},
      {{"DELETE", "/api/group/calendar"}, for_group("/api/group/calendar", "")},
      {{"PUT", "/api/group/webhook"},
       for_group("/api/group/webhook", R"({"address":"https://chat.example/hook"})")},
      {{"DELETE", "/api/group/webhook"}, for_group("/api/group/webhook", "")},
      {{"POST", "/api/group/players"},
       for_group("/api/group/players", R"({"player":"Emil"})", LawKind::creates)},
      {{"PUT", "/api/group/players/{number}"}, for_group("/api/group/players/3", R"({"player":"Doro"})")},
      {{"DELETE", "/api/group/players/{number}"}, for_group("/api/group/players/3", "", LawKind::creates)},
      {{"POST", "/api/group/players/{number}/merge"},
       for_group("/api/group/players/3/merge", R"({"into":1})", LawKind::creates)},
      {{"POST", "/api/group/games"}, for_group("/api/group/games", kLawGame, LawKind::creates)},
      {{"PUT", "/api/group/games/{number}"}, for_group("/api/group/games/1", kLawGame)},
      {{"DELETE", "/api/group/games/{number}"}, for_group("/api/group/games/1", "", LawKind::creates)},
      {{"POST", "/api/group/undo"}, for_group("/api/group/undo", R"({"change":1})", LawKind::creates)},
      {{"PUT", "/api/group/puzzles/{day}/{number}"},
       for_group("/api/group/puzzles/2026-11-26/1", R"({"solved":true})")},
      {{"DELETE", "/api/group/puzzles/{day}/{number}"}, for_group("/api/group/puzzles/2026-11-26/1", "")},
      {{"POST", "/api/group/import.json"},
       [](LawSite& site) {
         auto const file = site.to_group("GET", "/api/group/export.json");
         site.to_group("DELETE", "/api/group/games/1");
         return LawRequest{LawKind::creates, "/api/group/import.json", file, site.group};
       }},
      {{"POST", "/api/group/import.csv"}, [](LawSite& site) {
         auto const file = site.to_group("GET", "/api/group/export.csv");
         site.to_group("DELETE", "/api/group/games/1");
         return LawRequest{LawKind::creates, "/api/group/import.csv", file, site.group};
       }}};
}

LawCases all_cases() {
  auto cases = cases_of_tables();
  for (auto more : {cases_of_names(), cases_of_the_operator(), cases_of_groups()}) cases.merge(more);
  return cases;
}

TEST(IdempotencyLaw, CoversEachWritingRoute) {
  auto const cases = all_cases();
  for (auto const& route : all_routes()) {
    if (route.method == "GET") continue;
    auto const key = std::pair(route.method, route.pattern);
    EXPECT_EQ(cases.contains(key), supports_idempotency(route)) << route.method << ' ' << route.pattern;
  }
  for (auto const& other : routes_without_idempotency()) {
    EXPECT_TRUE(std::ranges::any_of(all_routes(), [&](Route const& route) {
      return route.method == other.method && route.pattern == other.pattern;
    })) << other.pattern;
    EXPECT_FALSE(other.reason.empty());
  }
}

TEST(IdempotencyLaw, ARepeatedRequestGetsTheSameAnswerAndChangesNothing) {
  for (auto const& [route, make_request] : all_cases()) {
    auto const& method = route.first;
    SCOPED_TRACE(std::string(method) + ' ' + std::string(route.second));
    LawSite site;
    auto const request = make_request(site);
    auto const before = site.everything();
    auto const first = site.keyed(method, request);
    auto const after = site.everything();

    auto const repeated = site.keyed(method, request);

    EXPECT_LT(first.status, 300) << first.body;
    EXPECT_EQ(repeated.status, first.status);
    EXPECT_EQ(repeated.body, first.body);
    EXPECT_EQ(repeated.headers, first.headers);
    EXPECT_EQ(site.everything(), after);
    if (request.kind == LawKind::creates) EXPECT_NE(after, before);
  }
}

TEST(IdempotencyLaw, ARepeatedRequestGetsTheSameAnswerAfterARestart) {
  for (auto const& [route, make_request] : all_cases()) {
    if (route.second.starts_with("/api/operator")) continue;  // its orders belong to the process
    SCOPED_TRACE(std::string(route.first) + ' ' + std::string(route.second));
    LawSite site;
    auto const request = make_request(site);
    auto const first = site.keyed(route.first, request);
    site.operator_auth.reset();
    site.orders.reset();
    site.webhooks.reset();
    site.server.restart();
    site.webhooks = std::make_unique<WebhookSender>(
        site.server.store().database(), push::SenderOptions{.address_policy = push::AddressPolicy::internet});
    auto const before = site.everything();

    auto const repeated = site.keyed(route.first, request);

    EXPECT_EQ(repeated.status, first.status);
    EXPECT_EQ(repeated.body, first.body);
    EXPECT_EQ(site.everything(), before);
  }
}

// Otherwise the law would hold for requests that need no key.
TEST(IdempotencyLaw, ARepeatedRequestWithoutTheKeyIsExecutedAgain) {
  for (auto const& [route, make_request] : all_cases()) {
    SCOPED_TRACE(std::string(route.first) + ' ' + std::string(route.second));
    LawSite site;
    auto const request = make_request(site);
    if (request.kind == LawKind::sets) continue;
    auto const first = site.keyed(route.first, request, {});
    auto const after = site.everything();

    auto const repeated = site.keyed(route.first, request, {});

    EXPECT_TRUE(repeated.body != first.body || site.everything() != after);
  }
}

}  // namespace
}  // namespace kuhhandel::server
