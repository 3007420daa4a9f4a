// Each route has a method, a rate and a maximum body, and docs/HTTP_API.md lists them all.
#include "server/api/route_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <type_traits>

#include "tests/support/a_site.h"
#include "tests/support/source_path.h"

namespace kuhhandel::server {
namespace {

using Text = std::string_view;

static_assert(std::is_constructible_v<Route, Text, Text, RateClass, std::size_t, Handler>);
static_assert(!std::is_constructible_v<Route, Text, Text, std::size_t, Handler>, "a route has a rate");
static_assert(!std::is_default_constructible_v<Route>);

/// Counts the reads in the background.
class HostWithReads : public ImmediateHost {
 public:
  using ImmediateHost::ImmediateHost;
  Task<HttpResponse> read(BackgroundRead read) override {
    ++reads;
    return ImmediateHost::read(std::move(read));
  }
  int reads = 0;
};

std::string allow_of(HttpResponse const& answer) {
  for (auto const& [name, value] : answer.headers) {
    if (name == "Allow") return value;
  }
  return {};
}

TEST(RouteTable, ListsEachRouteOnce) {
  std::set<std::pair<Text, Text>> seen;

  for (auto const& route : all_routes())
    EXPECT_TRUE(seen.emplace(route.method, route.pattern).second) << route.pattern;
}

TEST(RouteTable, AcceptsLongBodiesOnlyForFileImports) {
  EXPECT_EQ(body_limit(route_of("POST", "/api/group/import.json")), std::size_t{16} << 20);
  EXPECT_EQ(body_limit(route_of("POST", "/api/tables")), std::size_t{16} << 10);
  EXPECT_EQ(body_limit(route_of("GET", "/api/group/import.json")), std::size_t{16} << 10);
  EXPECT_EQ(body_limit(route_of("POST", "/nowhere")), std::size_t{16} << 10);
}

TEST(RouteTable, RunsSlowRoutesInTheBackground) {
  ASite site;
  auto const key =
      std::string(site.json("POST", "/api/groups", R"({"name":"Sundays","players":["Anna","Ben"]})")
                      .at("key")
                      .as_string());
  auto const authorization = "Bearer " + key;
  auto const is_slow = [&](Text method, Text path) {
    HttpRequest const request{
        .method = method, .path = path, .body = R"({"player":"Cleo"})", .authorization = authorization};
    auto const services = site.services();
    HostWithReads host(services);
    ImmediateHost::run(handle_request(host, services, route_of(method, path), request, site.server.now));
    return host.reads > 0;
  };

  for (auto const* const path :
       {"/api/group", "/api/group/games/1", "/api/group/pages/0", "/api/group/statistics",
        "/api/group/statistics/2026", "/api/group/export.json", "/api/group/export.csv", "/api/tables/k7q2m9",
        "/api/tables/k7q2m9/record", "/api/tables/k7q2m9/replay", "/api/tables/k7q2m9/games/1/record",
        "/api/tables/k7q2m9/games/1/replay/open"})
    EXPECT_TRUE(is_slow("GET", path)) << path;
  EXPECT_TRUE(is_slow("POST", "/api/group/players")) << "what the group is like then";
  EXPECT_FALSE(is_slow("GET", "/api/lobby"));
}

TEST(RouteTable, ListsTheAllowedMethodsOfAPath) {
  ASite site;
  auto const refused = site.ask("PATCH", "/api/group");
  auto const response = site.ask("OPTIONS", "/api/group");

  EXPECT_EQ(refused.status, 405);
  EXPECT_EQ(allow_of(refused), "GET, HEAD, PUT, DELETE, OPTIONS");
  EXPECT_EQ(response.status, 204);
  EXPECT_EQ(allow_of(response), "GET, HEAD, PUT, DELETE, OPTIONS");
  EXPECT_EQ(allow_of(site.ask("GET", "/api/tables")), "POST, OPTIONS");
  EXPECT_EQ(allow_of(site.ask("POST", "/assets/app-1.js")), "GET, HEAD, OPTIONS");
  EXPECT_EQ(allow_of(site.ask("HEAD", "/api/tables/k7q2m9/events")), "GET, POST, OPTIONS")
      << "an answer that never ends has no head alone";
}

TEST(RouteTable, Answers404ToAnyMethodOnAnUnknownPath) {
  ASite site;

  for (auto const* const method : {"GET", "POST", "OPTIONS", "DELETE"})
    EXPECT_EQ(site.ask(method, "/api/nothing").status, 404) << method;
}

TEST(RouteTable, AnswersHeadLikeGet) {
  ASite site;

  EXPECT_EQ(site.ask("HEAD", "/api/lobby").status, 200);
  EXPECT_EQ(site.ask("HEAD", "/").status, 200);
}

std::string the_protocol() {
  std::string text;
  for (std::string const page : {"docs/HTTP_API.md", "docs/GROUPS_API.md", "docs/PROTOCOL.md"}) {
    std::ifstream file(source_path(page));
    text.append(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return text;
}

std::string time_of(table::Duration each) {
  if (each >= std::chrono::seconds(1)) return std::to_string(each / std::chrono::seconds(1)) + " s";
  return std::to_string(each.count()) + " ms";
}

bool has_body(Route const& route) { return route.method == "POST" || route.method == "PUT"; }

std::string size_of(std::size_t bytes) {
  auto const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? std::to_string(kilobytes) + " kB" : std::to_string(kilobytes / 1024) + " MB";
}

/// The requests that are counted together: their rate, the largest body and the requests.
std::string row_of(RateClass rate_class) {
  std::string requests;
  std::size_t largest = 0;
  for (auto const& route : all_routes()) {
    if (route.rate != rate_class) continue;
    requests +=
        (requests.empty() ? "`" : ", `") + std::string(route.method) + ' ' + std::string(route.pattern) + '`';
    if (has_body(route)) largest = std::max(largest, route.body_limit);
  }
  if (requests.empty()) return {};
  auto const rate = rate_of(rate_class);
  return "| " + std::to_string(rate.at_once) + ", then one in " + time_of(rate.each) + " | " +
         (largest == 0 ? "" : size_of(largest)) + " | " + requests + " |\n";
}

/// The rows of the table of rates in docs/HTTP_API.md.
std::string rows_of_page() {
  std::string const head = "| from one address, at once | body, at most | requests |\n|---|---|---|\n";
  auto const text = the_protocol();
  auto const found = text.find(head);
  if (found == std::string::npos) return {};
  auto const first = found + head.size();
  return text.substr(first, text.find("\n\n", first) + 1 - first);
}

TEST(RouteTable, HasTheRatesOfTheHttpApi) {
  std::string rows;
  for (std::size_t number = 0; number < kRateClasses; ++number)
    rows += row_of(static_cast<RateClass>(number));

  EXPECT_EQ(rows_of_page(), rows) << "docs/HTTP_API.md needs the lines with +";
}

/// Requests in docs/PROTOCOL.md, with an example value for each word in capital letters.
TEST(RouteTable, ContainsEachRequestOfTheProtocolDocument) {
  auto const text = the_protocol();
  std::regex const request("(GET|POST|PUT|DELETE) (/[A-Za-z0-9/._]*)");
  int spoken_of = 0;
  for (std::sregex_iterator found(text.begin(), text.end(), request), end; found != end; ++found) {
    auto const after = static_cast<std::size_t>(found->position() + found->length());
    if (text[after] == '{' || text[after] == '*') continue;
    auto const path = std::regex_replace((*found)[2].str(), std::regex("/(ID|N)\\b"), "/1");
    EXPECT_NE(route_of((*found)[1].str(), path), nullptr) << found->str();
    ++spoken_of;
  }
  EXPECT_GT(spoken_of, 20);
}

}  // namespace
}  // namespace kuhhandel::server
