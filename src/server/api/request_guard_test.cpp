#include "server/api/request_guard.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/api/route_table.h"

namespace kuhhandel::server {
namespace {

constexpr std::string_view kJson = "application/json";

HttpRequest from_a_page(std::string_view method, std::string_view path) {
  return {.method = method,
          .path = path,
          .host = "192.168.1.20:8080",
          .origin = "http://192.168.1.20:8080",
          .fetch_site = "same-origin",
          .content_type = kJson};
}

int refusal_of(HttpRequest const& head) {
  auto const refusal =
      check_request_head(head, route_of(head.method, head.path), AllowedHosts({"table.example"}));
  return refusal ? refusal->status : 0;
}

TEST(RequestGuard, AllowsTheServersOwnPages) {
  auto const posted = from_a_page("POST", "/api/tables");
  EXPECT_EQ(refusal_of(posted), 0);

  auto older_browser = posted;
  older_browser.fetch_site = {};
  EXPECT_EQ(refusal_of(older_browser), 0);

  auto no_browser = older_browser;
  no_browser.origin = {};
  EXPECT_EQ(refusal_of(no_browser), 0);
}

TEST(RequestGuard, RefusesAPageOfAnotherHost) {
  for (auto const& [method, path] :
       {std::pair<std::string_view, std::string_view>{"POST", "/api/tables/k7q2m9/seats"},
        {"PUT", "/api/group"},
        {"DELETE", "/api/group"},
        {"POST", "/api/tables/k7q2m9/events"},
        {"GET", "/api/tables/k7q2m9/live"},
        {"GET", "/api/tables/k7q2m9/events"}}) {
    for (auto const* const origin :
         {"https://evil.example", "null", "http://192.168.1.20", "192.168.1.20:8080"}) {
      auto head = from_a_page(method, path);
      head.origin = origin;
      EXPECT_EQ(refusal_of(head), 403) << method << ' ' << path << " of " << origin;
    }
    for (auto const* const site : {"cross-site", "same-site"}) {
      auto head = from_a_page(method, path);
      head.origin = {};
      head.fetch_site = site;
      EXPECT_EQ(refusal_of(head), 403) << method << ' ' << path << ' ' << site;
    }
  }
}

TEST(RequestGuard, AllowsALinkFromAnotherPage) {
  auto head = from_a_page("GET", "/t/k7q2m9");
  head.origin = {};
  head.fetch_site = "cross-site";

  EXPECT_EQ(refusal_of(head), 0);
}

TEST(RequestGuard, RefusesABodyThatAFormCouldSend) {
  auto head = from_a_page("POST", "/api/tables");
  for (auto const* const type : {"", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
                                 "text/plain; application/json"}) {
    head.content_type = type;
    EXPECT_EQ(refusal_of(head), 415) << type;
  }
  head.content_type = "Application/JSON ; charset=utf-8";
  EXPECT_EQ(refusal_of(head), 0);
}

TEST(RequestGuard, AcceptsCsvOnlyForCsvImports) {
  auto head = from_a_page("POST", "/api/group/import.csv");
  EXPECT_EQ(refusal_of(head), 415);

  head.content_type = "text/csv";
  EXPECT_EQ(refusal_of(head), 0);

  head.path = "/api/group/import.json";
  EXPECT_EQ(refusal_of(head), 415);
}

TEST(RequestGuard, AllowsAnOriginWithoutTheDefaultPort) {
  auto head = from_a_page("POST", "/api/tables");
  head.content_type = "application/json";
  head.host = "table.example:443";
  head.origin = "https://table.example";
  EXPECT_EQ(refusal_of(head), 0);

  head.host = "TABLE.example.";
  EXPECT_EQ(refusal_of(head), 0);

  head.host = "table.example:443";
  head.origin = "https://table.example:8443";
  EXPECT_EQ(refusal_of(head), 403);
}

// nginx with `proxy_set_header Host $host` drops the port.
TEST(RequestGuard, AllowsAnOriginWhosePortAProxyDropped) {
  auto head = from_a_page("POST", "/api/tables");
  head.host = "table.example";
  head.origin = "https://table.example:8443";
  EXPECT_EQ(refusal_of(head), 0);

  head.fetch_site = {};
  EXPECT_EQ(refusal_of(head), 403) << "it may be a page of another port";
  head.fetch_site = "same-site";
  EXPECT_EQ(refusal_of(head), 403);
  head.fetch_site = "same-origin";
  head.origin = "https://evil.example:8443";
  EXPECT_EQ(refusal_of(head), 403);
}

// Apache without ProxyPreserveHost, and nginx without a line for Host.
TEST(RequestGuard, AllowsAnOriginWhoseHostAProxyReplaced) {
  auto head = from_a_page("POST", "/api/tables");
  head.host = "127.0.0.1:8080";
  head.origin = "https://table.example";
  EXPECT_EQ(refusal_of(head), 403);
  head.forwarded_host = "table.example";
  EXPECT_EQ(refusal_of(head), 0);

  head.origin = head.forwarded_host = "https://evil.example";
  EXPECT_EQ(refusal_of(head), 403);
  head.forwarded_host = "evil.example";
  EXPECT_EQ(refusal_of(head), 403) << "a name that an attacker points at the proxy";
}

TEST(RequestGuard, RefusesAForeignHostName) {
  auto head = from_a_page("GET", "/api/lobby");
  head.host = "evil.example";
  head.origin = {};
  EXPECT_EQ(refusal_of(head), 421) << "a stranger's name that was led here";

  head.host = "table.example";
  EXPECT_EQ(refusal_of(head), 0);
}

// A load balancer sends HTTP/1.0 without Host, or the name of its own backend; 421 makes it restart the
// server.
TEST(RequestGuard, AllowsHealthChecksForAnyHost) {
  for (std::string_view const path : {"/healthz", "/readyz"})
    for (std::string_view const host : {"", "backend", "health.example", "10.0.0.1:99999"})
      EXPECT_EQ(refusal_of({.method = "GET", .path = path, .host = host}), 0) << path << ' ' << host;
  EXPECT_EQ(refusal_of({.method = "GET", .path = "/healthzz", .host = "health.example"}), 421);
}

}  // namespace
}  // namespace kuhhandel::server
