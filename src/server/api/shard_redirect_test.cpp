#include "server/api/shard_redirect.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/cluster_map/shard.h"
#include "server/http/cors_and_csp.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

constexpr auto kOne = "https://one.example";
constexpr auto kBothServers = "https://two.example";
constexpr auto kAll = "https://play.example";

ClusterSnapshot two_of_which(std::string const& owner) {
  return {.own = kOne,
          .owners = std::vector<std::string>(kShards + 1, owner),
          .addresses = {kOne, kBothServers, kAll}};
}

struct StandbyMode : testing::Test {
  StandbyMode() {
    std::ofstream(folder.path() / "index.html") << "the page";
    files.emplace(folder.path());
  }

  HttpResponse answer(HttpRequest const& request,
                      ClusterSnapshot const& cluster = two_of_which(kBothServers)) const {
    return standby_response(*files, cluster, request);
  }
  static HttpRequest get(std::string_view path) { return {.method = "GET", .path = path, .target = path}; }

  ThrowawayFolder folder;
  std::optional<StaticFiles> files;
};

TEST_F(StandbyMode, ServesThePageAndTheLivenessCheck) {
  for (auto const* const path : {"/", "/t/k7q2m9pe4w8xh", "/rules"})
    EXPECT_EQ(answer(get(path)).content(), "the page");
  EXPECT_EQ(answer(get("/healthz")).status, 200);
  EXPECT_EQ(answer(get("/readyz")).status, 503);
  EXPECT_EQ(answer(get("/nowhere.js")).status, 404);
}

/// Returns a path that matches the pattern; all of its parts may be numbers.
std::string path_of(std::string_view pattern) {
  std::string path;
  for (bool in_value = false; char const letter : pattern) {
    if (letter == '{') path += '1';
    in_value = letter == '{' || (in_value && letter != '}');
    if (!in_value && letter != '}') path += letter;
  }
  return path;
}

TEST_F(StandbyMode, RedirectsEveryApiRequestToTheOwnerOfTheTables) {
  for (auto const& route : all_routes()) {
    if (!route.pattern.starts_with("/api/") || route.pattern == "/api/owner") continue;
    auto const path = path_of(route.pattern);
    auto const target = path + "?one=1";
    auto const led = answer({.method = route.method, .path = path, .target = target});
    EXPECT_EQ(led.status, 307) << path;
    EXPECT_THAT(led.headers, Contains(Pair("Location", kBothServers + target)));
  }
  EXPECT_EQ(answer(get("/api/owner")).body, R"({"address":"https://two.example"})");
  EXPECT_EQ(answer(get("/api/nowhere")).status, 404);
}

TEST_F(StandbyMode, SendsRetryAfterWithoutAnotherOwner) {
  for (auto const* const owner : {"", kOne}) {
    for (auto const* const path : {"/api/lobby", "/api/owner"}) {
      auto const response = answer(get(path), two_of_which(owner));
      EXPECT_EQ(response.status, 503);
      EXPECT_THAT(response.headers, Contains(Pair("Retry-After", "1")));
      EXPECT_THAT(response.body, HasSubstr("stands_by"));
    }
  }
}

TEST_F(StandbyMode, RedirectsToTheOwnerOfTheTable) {
  auto cluster = two_of_which(kBothServers);
  cluster.owners.at(static_cast<std::size_t>(shard_of("abc"))) = kAll;
  auto const led_to = [&](std::string_view method, std::string_view target) {
    auto const path = target.substr(0, target.find('?'));
    return answer({.method = method, .path = path, .target = target}, cluster).headers;
  };
  for (auto const* const target : {"/api/tables/abc", "/api/tables/abc/games/1/record"})
    EXPECT_THAT(led_to("GET", target), Contains(Pair("Location", std::string(kAll) + target)));
  EXPECT_THAT(led_to("GET", "/api/tables/def"),
              Contains(Pair("Location", "https://two.example/api/tables/def")));
  EXPECT_THAT(led_to("POST", "/api/name/seats?table=abc"),
              Contains(Pair("Location", "https://play.example/api/name/seats?table=abc")));
  EXPECT_THAT(led_to("POST", "/api/name/seats?fresh=1&table=%61bc"),
              Contains(Pair("Location", "https://play.example/api/name/seats?fresh=1&table=%61bc")));
  EXPECT_THAT(led_to("GET", "/api/name"), Contains(Pair("Location", "https://two.example/api/name")));
  auto const owner_of = [&](std::string_view target) {
    return answer({.method = "GET", .path = "/api/owner", .target = target}, cluster).body;
  };
  EXPECT_EQ(owner_of("/api/owner?of=/api/tables/abc/seats"), R"({"address":"https://play.example"})");
  EXPECT_EQ(owner_of("/api/owner?fresh=1&of=%2Fapi%2Ftables%2Fabc%2Fseats"),
            R"({"address":"https://play.example"})");
  EXPECT_EQ(owner_of("/api/owner?of=/api/name/seats?table=abc"), R"({"address":"https://play.example"})");
  EXPECT_EQ(owner_of("/api/owner?of=/api/name"), R"({"address":"https://two.example"})");
  EXPECT_EQ(owner_of("/api/owner"), R"({"address":"https://two.example"})");
}

TEST(CrossServerPages, MayUseTheApiUnlikeForeignPages) {
  auto const allowed = [](std::string_view origin, std::string_view path) {
    HttpResponse response;
    add_cors_headers(two_of_which(kBothServers), {.method = "OPTIONS", .path = path, .origin = origin},
                     response);
    return std::ranges::any_of(response.headers, [&](auto const& header) {
      return header.first == "Access-Control-Allow-Origin" && header.second == origin;
    });
  };
  for (auto const* const origin : {kOne, kBothServers, kAll}) EXPECT_TRUE(allowed(origin, "/api/lobby"));
  EXPECT_FALSE(allowed(kBothServers, "/")) << "a page is nobody's to read";
  for (auto const* const origin :
       {"", "null", "*", "http://two.example", "https://two.example:444", "https://two.example.evil.example",
        "https://Two.example", "https://evil.example"})
    EXPECT_FALSE(allowed(origin, "/api/lobby")) << origin;
}

TEST(CrossServerPages, MayConnectOnlyToServersOfTheCluster) {
  auto const cluster = two_of_which(kBothServers);
  EXPECT_THAT(content_security_policy(&cluster),
              HasSubstr("connect-src 'self' https://one.example wss://one.example https://two.example "
                        "wss://two.example https://play.example wss://play.example;"));
  EXPECT_THAT(content_security_policy(nullptr), Not(HasSubstr("connect-src")));
  EXPECT_THAT(content_security_policy(nullptr, " 'sha256-abc='"),
              HasSubstr("; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='; "));
}

TEST(CrossServerPages, MayWriteLikeTheServersOwnPages) {
  ClusterMap cluster(kOne);
  cluster.set_addresses({kBothServers}, {});
  auto const is_refused = [&](std::string_view origin) {
    HttpRequest const head{.method = "POST",
                           .path = "/api/tables",
                           .host = "one.example",
                           .origin = origin,
                           .fetch_site = "cross-site",
                           .content_type = "application/json"};
    return check_request_head(head, route_of(head.method, head.path), AllowedHosts({"one.example"}), &cluster)
        .has_value();
  };
  EXPECT_FALSE(is_refused(kBothServers));
  EXPECT_TRUE(is_refused("https://evil.example"));
}

}  // namespace
}  // namespace kuhhandel::server
